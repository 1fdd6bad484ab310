// The guide: a lesson or a worked example beside the board, with its tasks, hints and answers.

const keptAs = (name) => `spacegames-lessons ${name}`;

function keptLessons(game) {
  try {
    return game ? { kept: localStorage.getItem(keptAs(game)) ?? undefined, at: sessionStorage.getItem(keptAs(location.pathname)) ?? "" } : {};
  } catch {
    return {};
  }
}

const MANY = 30; // a longer list of lessons or examples can be searched

function guidePart(ui) {
  const body = h("section", { class: "sg-guide", "aria-label": ui.words.guide, "data-testid": "guide" });

  const button = (name, words, message, kind = "sg-small") => h("button", { class: kind, type: "button", "data-testid": name, onclick: () => ui.send(message) }, words);

  let sought = ""; // what a long list is searched for

  function seek(list) {
    const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
    for (const item of list.querySelectorAll("li[data-id]")) item.hidden = !words.every((word) => item.textContent.toLowerCase().includes(word) || item.dataset.id.toLowerCase().includes(word));
  }

  function contents(data) {
    if (!data.list?.length) return null;
    return h(
      "details",
      { class: "sg-contents", open: ui.contentsOpen, ontoggle: (event) => { ui.contentsOpen = event.target.open; } },
      h("summary", { "data-testid": "contents" }, data.list_title),
      data.list.length > MANY ? h("input", { class: "sg-filter", type: "search", placeholder: fill(ui.words.find, { count: data.list.length }), "aria-label": ui.words.find_label, "data-testid": "find-title", value: sought, oninput: (event) => { sought = event.target.value; seek(event.target.parentNode); } }) : null,
      h(
        "ol",
        {},
        data.list.map((item) =>
          h(
            "li",
            { class: item.now ? "sg-now" : "", "data-id": item.id },
            h(
              "button",
              { class: "sg-entry", type: "button", "aria-current": item.now ? "true" : undefined, "data-testid": `open-${item.id}`, onclick: () => { ui.contentsOpen = false; ui.send({ do: "open", id: item.id }); } },
              h("span", { class: "sg-done", "aria-label": item.done ? ui.words.done : ui.words.not_done }, item.done ? "✓" : item.begun ? "◐" : "○"),
              h("span", { class: "sg-entry-label" }, item.title),
            ),
          ),
        ),
      ),
      data.forget ? h("button", { class: "sg-small", type: "button", "data-testid": "forget", onclick: () => { ui.contentsOpen = false; ui.send({ do: "forget" }); } }, data.forget) : null,
    );
  }

  // What a learner has done outlives the page: the browser keeps it, and tells it when the page comes up again.
  ui.on("msg:custom", (message) => {
    if (message.kind !== "keep") return;
    try {
      localStorage.setItem(keptAs(message.game), message.text);
      sessionStorage.setItem(keptAs(location.pathname), message.at);
    } catch {
      // a browser that keeps nothing; there is Save
    }
  });

  function find(task) {
    const boxes = task.items.map(([text, label]) => h("input", { type: "checkbox", "data-testid": `find-${text}` }));
    return [
      h("div", { class: "sg-finds" }, task.items.map(([text, label], i) => h("label", { class: "sg-tick" }, boxes[i], h("span", {}, label)))),
      h("button", { class: "sg-primary", type: "button", "data-testid": "find-check", onclick: () => ui.send({ do: "find", chosen: boxes.flatMap((box, i) => (box.checked ? [i] : [])) }) }, ui.words.check),
    ];
  }

  function answers(task) {
    const list = h(
      "div",
      { class: "sg-entries", role: "group" },
      task.answers.map((answer, i) => {
        const tried = task.tried?.includes(i);
        return h(
          "button",
          { class: `sg-entry${tried ? " sg-tried" : ""}`, type: "button", "data-testid": `answer-${i}`, onclick: () => ui.send({ do: "answer", choice: i }) },
          h("span", { class: "sg-entry-label" }, inline(ui, answer)),
          tried ? h("span", { class: "sg-mood", role: "img", "aria-label": ui.words.tried }, "✗") : null,
        );
      }),
    );
    roving(list);
    return list;
  }

  function task(data) {
    if (!data.task) return null;
    return h(
      "div",
      { class: "sg-task", "data-kind": data.task.kind, "data-testid": "task" },
      h("p", { class: "sg-goal" }, h("span", { class: "sg-tag" }, data.task.tag), " ", inline(ui, data.task.text)),
      data.task.answers ? answers(data.task) : null,
      data.task.items ? find(data.task) : null,
    );
  }

  function feedback(data) {
    const said = data.feedback;
    const box = h("div", { class: "sg-feedback", "data-testid": "feedback", "data-mood": said?.mood || "play", role: "status" });
    if (!said?.text) return box;
    box.append(
      h("div", { class: "sg-said" }, h("span", { class: "sg-mood", "aria-hidden": "true" }, { good: "✓", bad: "✗", end: "★", play: "•" }[said.mood]), h("div", {}, inline(ui, said.text))),
      ...said.lines.map(([text, rules]) => h("div", { class: "sg-reason" }, inline(ui, text), " ", rules.map((rule) => chip(ui, rule, said.mood === "bad")))),
    );
    return box;
  }

  // What was said last stays in sight, also when choices or log below take room a moment later.
  const sizes = new ResizeObserver(([{ target: page }]) => {
    const said = page.querySelector(".sg-feedback");
    if (said.textContent) page.scrollTop = Math.max(page.scrollTop, said.offsetTop + said.offsetHeight - page.clientHeight + 8);
  });

  function show() {
    const data = ui.model.get("guide");
    body.hidden = !data.title;
    if (!data.title) return body.replaceChildren();
    const focused = body.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
    const foot = h("div", { class: "sg-row sg-wrap sg-steps" }, data.buttons.map(([name, words, message, main, off]) => {
      const node = button(name, words, message, main ? "sg-primary" : "sg-small");
      node.disabled = Boolean(off);
      return node;
    }));
    const scroll = body.querySelector(".sg-page")?.scrollTop || 0;
    const text = h("div", { class: "sg-text", "data-testid": "lesson-text" }, rich(ui, data.text));
    const page = h(
      "div",
      { class: "sg-page" },
      contents(data),
      h("h2", { "data-testid": "guide-title" }, data.title),
      h("div", { class: "sg-progress" }, h("span", { "data-testid": "step" }, data.step), h("span", { class: "sg-dots", "aria-hidden": "true" }, data.dots.map((mark) => h("i", { class: `sg-dot-${mark}` })))),
      data.folded ? h("details", { class: "sg-contents" }, h("summary", { "data-testid": "story" }, data.folded), text) : text,
      data.ruling ? h("p", { class: "sg-ruling" }, inline(ui, data.ruling)) : null,
      task(data),
      data.hints.length ? h("ol", { class: "sg-hints", "data-testid": "hints" }, data.hints.map((text) => h("li", {}, inline(ui, text)))) : null,
      feedback(data),
      data.rules.length ? h("p", { class: "sg-chips" }, data.rules.map((rule) => chip(ui, rule))) : null,
    );
    const fresh = body.dataset.page !== data.page;
    body.dataset.page = data.page;
    body.replaceChildren(fades(page), foot);
    if (sought) seek(page);
    if (!fresh) page.scrollTop = scroll;
    sizes.disconnect();
    if (!fresh) sizes.observe(page);
    if (focused) {
      const again = body.querySelector(`[data-testid="${CSS.escape(focused)}"]:not([disabled])`);
      if (again) again.focus({ preventScroll: true });
      else setTimeout(() => ui.nowhere() && (ui.enterChoices() || ui.enterGuide()), 0); // once the choices are there too
    }
  }

  // Where the keyboard goes on when what it was on has gone: to the answers, else to the button to press now.
  ui.enterGuide = () => {
    const to = body.querySelector(".sg-task :is(.sg-entry, input)") || body.querySelector(".sg-steps .sg-primary:not([disabled])") || body.querySelector(".sg-steps button:not([disabled])");
    to?.focus({ preventScroll: true });
    return Boolean(to);
  };

  ui.on("change:guide", show);
  show();
  return body;
}
