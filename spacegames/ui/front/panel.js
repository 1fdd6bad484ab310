// The panel beside a board: whose turn it is, what to do, what can and cannot be done, and what has happened.

function barPart(ui) {
  const body = h("header", { class: "sg-bar" });
  const rove = roving(body, "button");
  let built = ""; // the names of the tools that are there
  let tools = [];

  function press(number) {
    const tool = tools[number];
    if (tool.open) ui[tool.open](tool.about);
    else ui.send({ do: tool.name, ...(tool.args || {}) });
  }

  function build(bar) {
    const buttons = bar.tools.map((tool, number) =>
      tool === null
        ? h("span", { class: "sg-gap" })
        : h("button", { type: "button", "data-testid": tool.name, onclick: () => press(number) }, h("span", { class: "sg-sign", "aria-hidden": "true" }), h("span", { class: "sg-word" })),
    );
    body.replaceChildren(h("h1", {}, bar.title), h("div", { class: "sg-tools", role: "toolbar", "aria-label": ui.words.tools }, buttons));
  }

  function dress(node, tool) {
    node.className = `sg-tool${tool.brief ? " sg-brief" : ""}`;
    node.title = tool.why || tool.title || tool.label;
    node.setAttribute("aria-label", tool.label);
    if (tool.off) node.setAttribute("aria-disabled", "true");
    else node.removeAttribute("aria-disabled");
    if (tool.on === undefined) node.removeAttribute("aria-pressed");
    else node.setAttribute("aria-pressed", String(tool.on));
    node.firstChild.textContent = tool.sign;
    node.lastChild.textContent = tool.label;
  }

  function show() {
    const bar = ui.model.get("bar");
    const names = [bar.title, ...bar.tools.map((tool) => tool?.name)].join("|");
    tools = bar.tools;
    if (names !== built) {
      const focused = body.contains(document.activeElement) ? document.activeElement.dataset.testid : null;
      build(bar);
      built = names;
      rove.reset();
      if (focused) body.querySelector(`[data-testid="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    }
    // The same buttons stay: one that is replaced while bots move fast could not be clicked, as a press and its release must meet the same one.
    const there = body.querySelectorAll("button");
    tools.filter(Boolean).forEach((tool, number) => dress(there[number], tool));
  }
  ui.on("change:bar", show);
  show();
  return body;
}

// How many seconds are left until something happens by itself; it counts down without asking the kernel.
function countdown(now) {
  const due = performance.now() + 1000 * now.left;
  const shown = h("span", { class: "sg-clock", role: "timer", "data-testid": "clock" });
  function tick() {
    const left = now.ticking ? Math.max(0, (due - performance.now()) / 1000) : now.left;
    shown.textContent = ` ⏳ ${Math.ceil(left)} s`;
    if (now.ticking && left > 0) setTimeout(() => shown.isConnected && tick(), 250);
  }
  setTimeout(tick, 0);
  return shown;
}

function promptPart(ui) {
  const seats = h("ul", { class: "sg-seats", "aria-label": ui.words.seats, "data-testid": "seats" });
  const line = h("div", { class: "sg-line", role: "status", "aria-live": "polite", "data-testid": "prompt" });
  const body = h("section", { class: "sg-prompt" }, seats, line);
  function show() {
    const now = ui.model.get("prompt");
    const held = seats.contains(document.activeElement) ? document.activeElement.dataset.testid : "";
    seats.replaceChildren(
      ...now.seats.map((seat, number) => {
        const shown = [
          marker(seat.colour, seat.marker),
          h("span", { class: "sg-name" }, seat.name),
          seat.robot ? h("span", { class: "sg-robot" }, seat.robot) : null,
          h("span", { class: "sg-score" }, String(seat.score)),
        ];
        const turn = { type: "button", class: "sg-turn", title: seat.turn, "aria-pressed": String(seat.front), "data-testid": `front-${number}`, onclick: () => ui.send({ do: "front", seat: number }) };
        return h(
          "li",
          { class: `sg-seat${seat.now ? " sg-now" : ""}${seat.won ? " sg-won" : ""}${seat.front ? " sg-front" : ""}`, "aria-current": seat.now ? "true" : undefined },
          seat.turn ? h("button", turn, ...shown) : shown,
        );
      }),
    );
    if (held) seats.querySelector(`[data-testid="${held}"]`)?.focus();
    seats.hidden = !now.seats.length;
    line.dataset.mood = now.mood || "";
    line.replaceChildren(
      ...(now.marker ? [marker(now.colour, now.marker)] : []),
      h(
        "div",
        { class: "sg-said-line" },
        now.who && now.text.startsWith(now.who) ? h("span", { class: "sg-who", style: `color:${now.ink}` }, now.who) : null,
        h("span", { class: "sg-what" }, inline(ui, now.who && now.text.startsWith(now.who) ? now.text.slice(now.who.length) : now.text)),
        now.rule ? [" ", chip(ui, now.rule)] : null,
        now.left === undefined ? null : countdown(now),
        now.note || now.buttons?.length
          ? h(
              "div",
              { class: "sg-row" },
              now.note ? h("span", { class: "sg-note", "data-testid": "note" }, now.note) : null,
              (now.buttons || []).map(([name, words]) => h("button", { class: "sg-small", type: "button", "data-testid": `prompt-${name}`, onclick: () => ui.send({ do: name }) }, words)),
            )
          : null,
      ),
    );
  }
  ui.on("change:prompt", show);
  show();
  return body;
}

function render({ model, el }) {
  const heard = [];
  const ui = {
    model,
    words: model.get("words"),
    rules: {}, // what chips say, by rule
    view: Math.random().toString(36).slice(2),
    contentsOpen: false,
    send: (message) => model.send({ ...message, view: ui.view }),
    on: (name, call) => {
      model.on(name, call);
      heard.push([name, call]);
    },
    point: (things) => el.closest(".sg-root")?.dispatchEvent(new CustomEvent("sg-point", { detail: things || [] })),
    nowhere: () => !document.activeElement || document.activeElement === document.body,
    wide: () => getComputedStyle(el).getPropertyValue("--sg-wide").trim() !== "0",
  };
  ui.on("msg:custom", (message) => {
    if (message.kind === "rules") ui.rules = message.briefs;
  });
  el.classList.add("sg-panel");
  el.dataset.testid = "panel";
  const sheet = sheetPart(ui);
  const side = h("div", { class: "sg-side" }, noticePart(ui), guidePart(ui), choicesPart(ui), refusalsPart(ui), logPart(ui));
  el.append(barPart(ui), promptPart(ui), side, sheet);

  function look() {
    const root = el.closest(".sg-root");
    if (!root) return;
    root.dataset.lmSuppressShortcuts = "true"; // keys typed here are not commands of the notebook around
    root.dataset.jpSuppressContextMenu = "true";
  }
  el.addEventListener("keydown", (event) => event.stopPropagation());
  requestAnimationFrame(function first() {
    if (!el.isConnected) return requestAnimationFrame(first);
    look();
    ui.send({ do: "ready", still: matchMedia("(prefers-reduced-motion: reduce)").matches, ...keptLessons(model.get("guide").keep) });
  });
  return () => heard.forEach(([name, call]) => model.off(name, call));
}

export default { render };
