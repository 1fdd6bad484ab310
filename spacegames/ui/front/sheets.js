// Sheets slide over the panel, never over the board: a rule card, a new game, the teacher's drawer, a link to share.

function sheetPart(ui) {
  const sheet = h("aside", { class: "sg-sheet", role: "dialog", "aria-modal": "false", hidden: true, tabIndex: -1, "data-testid": "sheet" });
  let opener = null;
  let trail = []; // rule ids seen before this one

  function close() {
    if (sheet.hidden) return;
    if (sheet.dataset.kind === "drawer") ui.send({ do: "drawer-closed" });
    sheet.hidden = true;
    trail = [];
    sheet.replaceChildren();
    if (opener?.isConnected) opener.focus({ preventScroll: true });
    opener = null;
  }

  function open(title, kind, ...parts) {
    if (sheet.hidden) opener = document.activeElement;
    sheet.setAttribute("aria-label", title);
    sheet.dataset.kind = kind;
    sheet.replaceChildren(
      h(
        "div",
        { class: "sg-sheet-head" },
        h("h2", {}, title),
        h("button", { class: "sg-close", type: "button", "aria-label": ui.words.close, "data-testid": "close-sheet", onclick: close }, "×"),
      ),
      ...parts.flat().filter(Boolean),
    );
    sheet.hidden = false;
    sheet.scrollTop = 0;
    sheet.focus({ preventScroll: ui.wide() });
  }

  sheet.addEventListener("keydown", (event) => {
    event.stopPropagation(); // the notebook around must not take typing for commands
    if (event.key === "Escape") close();
  });

  // ---- rule cards

  function card(data) {
    const before = trail.at(-2);
    open(
      data.title,
      "card",
      h("div", { class: "sg-card-id" }, h("span", { class: "sg-chip sg-still", "data-testid": "card-id" }, data.id), data.ruling ? h("span", { class: "sg-tag" }, ui.words.ruling) : null),
      h("div", { class: "sg-card-text", "data-testid": "card-text" }, rich(ui, data.text)),
      h("p", { class: "sg-quiet" }, data.place),
      data.note ? h("p", { class: "sg-ruling" }, data.note) : null,
      data.related.length
        ? h("div", {}, h("h3", {}, ui.words.related), h("ul", { class: "sg-related" }, data.related.map(([id, title]) => h("li", {}, chip(ui, id), " ", title))))
        : null,
      data.examples.length
        ? h(
            "div",
            {},
            h("h3", {}, ui.words.show_me),
            data.examples.map(([id, title]) =>
              h(
                "button",
                { class: "sg-entry", type: "button", "data-testid": `example-${id}`, onclick: () => { close(); ui.send({ do: "example", id }); } },
                h("span", { class: "sg-entry-label" }, `▸ ${title}`),
              ),
            ),
          )
        : null,
      before ? h("button", { class: "sg-small", type: "button", onclick: () => { trail.pop(); trail.pop(); ui.openRule(before); } }, fill(ui.words.back_to_rule, { rule: before })) : null,
    );
  }

  ui.openRule = (rule, event) => {
    event?.stopPropagation();
    if (sheet.hidden) trail = [];
    ui.send({ do: "rule", id: rule });
  };

  // ---- new game

  function select(label, values, chosen, testid) {
    const field = h("select", { "data-testid": testid, "aria-label": label }, values.map(([value, words]) => h("option", { value: JSON.stringify(value), selected: JSON.stringify(value) === JSON.stringify(chosen) }, words)));
    return field;
  }

  ui.openSetup = () => {
    const data = ui.model.get("setup");
    const seats = h("div", { class: "sg-fields" });
    const players = select(ui.words.players, data.counts.map((n) => [n, String(n)]), data.players, "players");
    const seatFields = [];
    function showSeats() {
      const count = JSON.parse(players.value);
      const kept = seatFields.map((field) => JSON.parse(field.value));
      seatFields.length = 0;
      seats.replaceChildren();
      for (let i = 0; i < count; i += 1) {
        const words = fill(ui.words.seat, { number: i + 1 });
        const field = select(words, data.kinds, kept[i] ?? data.seats[i] ?? "human", `seat-${i}`);
        seatFields.push(field);
        seats.append(h("label", {}, h("span", {}, words), field));
      }
    }
    players.addEventListener("change", showSeats);
    showSeats();
    const seed = h("input", { type: "number", min: 0, step: 1, placeholder: ui.words.any_seed, "data-testid": "seed", value: "" });
    const options = data.options.map((option) => {
      const field = option.values
        ? select(option.title, option.values, option.value, `option-${option.name}`)
        : h("input", { type: "number", min: option.low, max: option.high, value: option.value ?? "", placeholder: `${option.low}-${option.high}`, "data-testid": `option-${option.name}` });
      const read = () => (option.values ? JSON.parse(field.value) : field.value === "" ? null : Number(field.value));
      return { name: option.name, read, row: h("label", { class: "sg-option" }, h("span", {}, option.title, " ", option.rule ? chip(ui, option.rule) : null), field) };
    });
    open(
      ui.words.new_game,
      "setup",
      h("div", { class: "sg-fields" }, h("label", {}, h("span", {}, ui.words.players), players)),
      seats,
      h("div", { class: "sg-fields" }, h("label", {}, h("span", {}, ui.words.seed), seed)),
      options.length ? h("details", { class: "sg-options" }, h("summary", {}, fill(ui.words.options, { count: options.length })), options.map((option) => option.row)) : null,
      h(
        "button",
        {
          class: "sg-primary",
          type: "button",
          "data-testid": "start-game",
          onclick: () => {
            const chosen = Object.fromEntries(options.map((option) => [option.name, option.read()]));
            ui.send({ do: "new", players: JSON.parse(players.value), seed: seed.value === "" ? null : Number(seed.value), seats: seatFields.map((field) => JSON.parse(field.value)), options: chosen });
            close();
          },
        },
        ui.words.start,
      ),
    );
  };

  // ---- the teacher's drawer

  let given = ""; // the position as it was put into the drawer, to tell whether somebody is editing it

  function drawer(data) {
    if (data.update) {
      if (sheet.hidden || sheet.dataset.kind !== "drawer") return;
      const field = sheet.querySelector("textarea");
      if (field.value === given) field.value = data.position;
      given = data.position;
      const forced = sheet.querySelector('[data-testid="forced"]');
      forced.textContent = data.forced;
      forced.className = "sg-quiet";
      return;
    }
    given = data.position;
    const example = ["5 6", ...data.forceable.slice(0, 1).map(([value]) => value)].join(", ");
    const force = h("input", { type: "text", placeholder: fill(ui.words.force_example, { example }), "aria-label": ui.words.force, "data-testid": "force-field", oninput: sift });
    const alike = new Set(data.forceable.map(([, words]) => words).filter((words, i, all) => all.indexOf(words) !== i));
    const hints = data.forceable.map(([value, words]) =>
      h("button", { class: "sg-small", type: "button", title: String(value), onclick: () => { force.value = `${force.value.replace(/[^\s,]*$/, "").trim()} ${value} `.trimStart(); sift(); force.focus(); } }, alike.has(words) ? String(value) : words),
    );
    // While a name is being typed only what it can mean is left to press.
    function sift() {
      const begun = /[^\s,]*$/.exec(force.value)[0].toLowerCase();
      for (const hint of hints) hint.hidden = Boolean(begun) && !/^\d+$/.test(begun) && !`${hint.textContent} ${hint.title}`.toLowerCase().includes(begun);
    }
    const text = h("textarea", { rows: 14, spellcheck: false, "aria-label": ui.words.position, "data-testid": "position-field", value: data.position });
    const faults = h("ul", { class: "sg-faults", "data-testid": "faults", role: "status" });
    const tick = (name, words, on) =>
      h("label", { class: "sg-tick" }, h("input", { type: "checkbox", checked: on, "data-testid": name, onchange: (event) => ui.send({ do: "set", name, value: event.target.checked }) }), h("span", {}, words));
    open(
      ui.words.teacher,
      "drawer",
      h("div", { class: "sg-row" },
        h("button", { class: "sg-small", type: "button", "data-testid": "step-back", onclick: () => ui.send({ do: "step", by: -1 }) }, ui.words.step_back),
        h("button", { class: "sg-small", type: "button", "data-testid": "step-on", onclick: () => ui.send({ do: "step", by: 1 }) }, ui.words.step_on)),
      tick("show_all", ui.words.show_all, data.show_all),
      tick("free", ui.words.free_undo, data.free),
      h("h3", {}, ui.words.force),
      h("p", { class: "sg-quiet" }, ui.words.force_note),
      h("div", { class: "sg-row" }, force,
        h("button", { class: "sg-small", type: "button", "data-testid": "force", onclick: () => { ui.send({ do: "force", text: force.value }); force.value = ""; sift(); } }, ui.words.force_go)),
      hints.length ? h("div", { class: "sg-row sg-wrap sg-draws", "data-testid": "draws" }, hints) : null,
      h("p", { class: "sg-quiet", "data-testid": "forced", role: "status" }, data.forced),
      h("h3", {}, ui.words.position),
      text,
      faults,
      h("div", { class: "sg-row" },
        h("button", { class: "sg-small", type: "button", "data-testid": "check-position", onclick: () => ui.send({ do: "check", text: text.value }) }, ui.words.check),
        h("button", { class: "sg-small", type: "button", "data-testid": "apply-position", onclick: () => ui.send({ do: "apply", text: text.value }) }, ui.words.apply)),
    );
  }

  // ---- a link to share, files

  const voila = document.body.dataset.voila !== undefined;

  function address(data) {
    const url = new URL(window.location.href);
    url.searchParams.set("code", data.code);
    url.hash = "";
    return url;
  }

  // A reload opens what the address names: with the game in it, nothing is lost.
  function place(data) {
    if (!voila) return;
    try {
      history.replaceState(history.state, "", address(data));
    } catch {
      // some browsers allow only so many in a while; the next move tries again
    }
  }

  async function link(data) {
    let shown = data.call;
    if (voila) {
      const url = address(data);
      url.searchParams.delete("token");
      shown = url.href;
    }
    const field = h("input", { type: "text", readOnly: true, value: shown, class: "sg-link", "aria-label": ui.words.link, "data-testid": "link-field", onfocus: (event) => event.target.select() });
    const done = h("p", { role: "status", "data-testid": "link-copied" });
    open(ui.words.link, "link", h("p", {}, voila ? ui.words.link_note : ui.words.call_note), field, done);
    field.focus();
    field.select();
    let copied = false;
    try {
      await navigator.clipboard.writeText(shown);
      copied = true;
    } catch {
      copied = document.execCommand("copy");
    }
    done.textContent = copied ? ui.words.copied : ui.words.copy_yourself;
  }

  function file(data) {
    const address = URL.createObjectURL(new Blob([data.text], { type: "application/json" }));
    const anchor = h("a", { href: address, download: data.name });
    document.body.append(anchor);
    anchor.click();
    anchor.remove();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  }

  ui.openFile = (about) => {
    const field = h("input", { type: "file", accept: ".json,application/json", "data-testid": `file-${about}`, hidden: true });
    field.addEventListener("change", async () => {
      const chosen = field.files[0];
      field.remove();
      if (chosen) ui.send({ do: about, text: chosen.size > 4000000 ? "" : await chosen.text(), name: chosen.name });
    });
    sheet.parentNode.append(field);
    field.click();
  };

  ui.on("msg:custom", (message) => {
    if (message.view !== undefined && message.view !== ui.view) return;
    if (message.kind === "card") {
      trail.push(message.card.id);
      card(message.card);
    } else if (message.kind === "drawer") drawer(message);
    else if (message.kind === "faults") {
      const list = sheet.querySelector(".sg-faults");
      list?.replaceChildren(...message.faults.map((fault) => h("li", {}, fault)));
      if (list) list.dataset.good = message.good;
      list?.scrollIntoView({ block: "nearest" });
    } else if (message.kind === "unforced" && sheet.dataset.kind === "drawer" && !sheet.hidden) {
      const field = sheet.querySelector('[data-testid="force-field"]');
      if (!field.value) field.value = message.text;
      const forced = sheet.querySelector('[data-testid="forced"]');
      forced.textContent = message.why;
      forced.className = "sg-reason";
    } else if (message.kind === "place") place(message);
    else if (message.kind === "link") link(message);
    else if (message.kind === "file") file(message);
    else if (message.kind === "close") close();
  });
  return sheet;
}
