// What can be done now, and what cannot, with the reason.

const FEW = 9; // more entries than this get a field to filter them
const SHORT = 6; // more than this stand side by side

function choicesPart(ui) {
  const body = h("section", { class: "sg-choices", "aria-label": ui.words.actions, "data-testid": "actions" });
  let shownKey = null;
  let parked = false; // the keyboard was here when the entries went away

  function entry(item, hinted) {
    const act = item.text !== undefined;
    return h(
      "button",
      {
        class: `sg-entry${act ? "" : " sg-more"}${act && item.text === hinted ? " sg-hinted" : ""}`,
        type: "button",
        "data-testid": act ? `action-${item.text}` : `spot-${item.spot}`,
        title: act ? item.text : undefined,
        onmouseenter: () => ui.point(item.at),
        onmouseleave: () => ui.point([]),
        onfocus: (event) => event.target.matches(":focus-visible") && ui.point(item.at),
        onblur: () => ui.point([]),
        onclick: () => {
          ui.point([]);
          parked = true;
          ui.send(act ? { do: "act", text: item.text } : { do: "touch", id: item.spot });
        },
      },
      h("span", { class: "sg-entry-label" }, item.label),
      act ? null : h("span", { class: "sg-count" }, `${fill(ui.words.ways, { count: item.count })} ›`),
    );
  }

  function crumbs(data) {
    if (!data.chosen?.length) return null;
    return h(
      "div",
      { class: "sg-crumbs" },
      data.chosen.map((thing) => h("span", { class: "sg-crumb" }, thing)),
      h("button", { class: "sg-small", type: "button", "data-testid": "deselect", onclick: () => ui.send({ do: "clear" }) }, ui.words.deselect),
    );
  }

  function show() {
    const data = ui.model.get("choices");
    body.dataset.key = data.key;
    const hadFocus = body.contains(document.activeElement);
    const inFilter = hadFocus && document.activeElement.matches("input");
    const filterText = data.key === shownKey ? body.querySelector("input")?.value || "" : "";
    shownKey = data.key;
    const entries = data.entries || [];
    const list = h("div", { class: `sg-entries${entries.length > SHORT ? " sg-dense" : ""}`, role: "group" }, entries.map((item) => entry(item, data.hinted)));
    const parts = [];
    if (data.ask) parts.push(h("p", { class: "sg-ask", "data-testid": "ask" }, data.ask));
    const line = crumbs(data);
    if (line) parts.push(line);
    let field = null;
    const rove = entries.length ? roving(list) : null;
    if (entries.length > FEW) {
      const apply = () => {
        const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
        for (const item of list.children) {
          const text = `${item.textContent} ${item.title}`.toLowerCase();
          item.hidden = !words.every((word) => text.includes(word));
        }
        rove.reset();
      };
      field = h("input", {
        class: "sg-filter",
        type: "search",
        placeholder: fill(ui.words.filter, { count: entries.length }),
        "aria-label": ui.words.filter_label,
        "data-testid": "filter",
        value: filterText,
        oninput: apply,
        onkeydown: (event) => {
          const seen = rove.items();
          if (event.key === "ArrowDown" && seen.length) {
            event.preventDefault();
            seen[0].focus();
          } else if (event.key === "Enter" && seen.length === 1) seen[0].click();
        },
      });
      parts.push(field);
      if (filterText) queueMicrotask(apply);
    }
    parts.push(fades(list));
    if (!entries.length && data.empty) parts.push(h("p", { class: "sg-quiet" }, data.empty));
    body.replaceChildren(...parts);
    body.classList.toggle("sg-asking", Boolean(data.ask));
    if (hadFocus && !entries.length) parked = true;
    if (parked && !entries.length) setTimeout(() => ui.nowhere() && ui.enterGuide(), 0); // a lesson goes on there
    if ((hadFocus || parked) && entries.length && (document.activeElement === document.body || hadFocus || !document.activeElement)) {
      parked = false;
      (inFilter && field ? field : rove.items()[0])?.focus({ preventScroll: true });
    }
  }

  ui.enterChoices = () => {
    const first = body.querySelector("button.sg-entry:not([hidden])");
    first?.focus({ preventScroll: true });
    return Boolean(first);
  };

  body.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    ui.send({ do: "clear" });
  });
  ui.on("change:choices", show);
  show();
  return body;
}

function refusalsPart(ui) {
  const body = h("section", { class: "sg-refusals", "aria-label": ui.words.not_now, "data-testid": "refusals" });
  const rove = roving(body, "button");
  function show() {
    const groups = ui.model.get("refusals");
    body.hidden = !groups.length;
    body.replaceChildren(
      h("h3", {}, ui.words.not_now),
      h(
        "ul",
        {},
        groups.map((group) =>
          h(
            "li",
            {},
            group.items.map(([text, label]) =>
              h(
                "button",
                { class: "sg-grey", type: "button", "aria-disabled": "true", title: text, "data-testid": `refused-${text}`, onclick: () => ui.send({ do: "act", text }) },
                label,
              ),
            ),
            group.more ? h("span", { class: "sg-quiet" }, group.more) : null,
            h("div", { class: "sg-reason" }, inline(ui, group.message), " ", chip(ui, group.rule, true)),
          ),
        ),
      ),
    );
    rove.reset();
  }
  ui.on("change:refusals", show);
  show();
  return body;
}

function noticePart(ui) {
  const body = h("section", { class: "sg-notice", role: "alert", "data-testid": "notice" });
  function show() {
    const notice = ui.model.get("notice");
    body.hidden = !notice.text;
    body.dataset.mood = notice.mood || "";
    if (!notice.text) return body.replaceChildren();
    body.replaceChildren(
      h("button", { class: "sg-close", type: "button", "aria-label": ui.words.close, onclick: () => ui.send({ do: "dismiss" }) }, "×"),
      h("div", {}, inline(ui, notice.text)),
      ...(notice.lines || []).map(([text, rule]) => h("div", { class: "sg-reason" }, inline(ui, text), " ", rule ? chip(ui, rule, true) : null)),
      ...(notice.seconds ? [h("div", { class: "sg-thinking", style: `animation-duration:${notice.seconds}s` })] : []),
      ...(notice.buttons?.length
        ? [h("div", { class: "sg-row sg-wrap" }, notice.buttons.map(([name, words]) => h("button", { class: "sg-small", type: "button", "data-testid": `notice-${name}`, onclick: () => ui.send({ do: name }) }, words)))]
        : []),
      ...(notice.detail ? [h("details", {}, h("summary", {}, ui.words.details), h("pre", {}, notice.detail))] : []),
    );
  }
  ui.on("change:notice", show);
  show();
  return body;
}
