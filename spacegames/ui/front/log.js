// What has happened: one entry for each move, its events with the rules that caused them.

function logPart(ui) {
  const list = h("ol", { class: "sg-lines", role: "log", "aria-label": ui.words.log, "data-testid": "log" });
  const body = h("section", { class: "sg-log" }, h("h3", {}, ui.words.log), list);
  list.dataset.empty = ui.words.log_empty;
  const rove = roving(list, "button");
  let at = 0;

  function entry(move) {
    return h(
      "li",
      { class: "sg-move", "data-move": move.number },
      h(
        "div",
        { class: "sg-move-head" },
        move.marker ? marker(move.colour, move.marker) : null,
        h("span", { class: "sg-move-text" }, move.text),
        h(
          "button",
          { class: "sg-back", type: "button", title: ui.words.back_here_long, "data-testid": `back-to-${move.number}`, onclick: () => ui.send({ do: "goto", index: move.number }) },
          ui.words.back_here,
        ),
      ),
      move.lines.map(([text, rules]) => h("div", { class: "sg-event" }, h("span", {}, inline(ui, text)), " ", rules.map((rule) => chip(ui, rule)))),
    );
  }

  function mark() {
    for (const item of list.children) {
      const number = Number(item.dataset.move);
      item.classList.toggle("sg-later", number > at);
      item.classList.toggle("sg-now", number === at);
    }
    const now = list.querySelector(".sg-now");
    if (!now) list.scrollTop = at === 0 ? 0 : list.scrollHeight;
    else list.scrollTop = Math.max(0, now.offsetTop + now.offsetHeight - list.clientHeight + 6);
  }

  ui.on("msg:custom", (message) => {
    if (message.kind !== "log") return;
    while (list.children.length > message.from) list.lastChild.remove();
    for (const move of message.moves) {
      const before = list.children[move.number - 1]; // told anew for another viewer
      if (before) before.replaceWith(entry(move));
      else list.append(entry(move));
    }
    for (const [number, line, text] of message.words) {
      list.children[number - 1].querySelectorAll(".sg-event > span")[line].replaceChildren(...inline(ui, text)); // another viewer may know more
    }
    at = message.at;
    mark();
    if (!list.contains(document.activeElement)) rove.current(list.querySelector(".sg-now button") || rove.items().at(-1));
  });
  return body;
}
