// Small words for building the page. Everything shown is set as text, never as markup.

function h(tag, props = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) node.addEventListener(name.slice(2), value);
    else if (name === "class") node.className = value;
    else if (name in node && name !== "list" && name !== "role") node[name] = value;
    else node.setAttribute(name, value === true ? "" : value);
  }
  node.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in values ? values[name] : whole));
}

const RULE_ID = /\b([A-Z0-9]{2,5}(?:-[A-Z]{2,4}){1,2}-\d{1,3})\b/;

// The id of a rule as a button that opens its card; resting on it tells what the rule is about. A reason names the page too.
function chip(ui, rule, reason = false) {
  const page = reason && ui.rules[rule]?.[1];
  const name = (event) => { event.target.title = [...(ui.rules[rule] || []).filter(Boolean), ui.words.open_rule].join("\n"); };
  return h(
    "button",
    { class: "sg-chip", type: "button", "data-testid": `chip-${rule}`, title: ui.words.open_rule, onmouseenter: name, onfocus: name, onclick: (event) => ui.openRule(rule, event) },
    rule,
    page ? h("span", { class: "sg-leaf" }, page) : null,
  );
}

// Text with every rule id in it as a chip, *stressed* words and a paragraph for each blank line.
function rich(ui, text) {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => h("p", {}, inline(ui, part.trim())));
}

function inline(ui, text) {
  return text.split(RULE_ID).flatMap((piece, number) => {
    if (number % 2) return [chip(ui, piece)];
    return piece.split(/\*{1,2}([^*\n]+)\*{1,2}/).map((part, n) => (n % 2 ? h("strong", {}, part) : part));
  });
}

const MARKERS = {
  circle: '<circle cx="10" cy="10" r="8"/>',
  triangle: '<polygon points="10,1.5 18.5,17 1.5,17"/>',
  square: '<rect x="2.5" y="2.5" width="15" height="15"/>',
  diamond: '<polygon points="10,1 19,10 10,19 1,10"/>',
  star: '<polygon points="10,1 12.6,7.2 19.2,7.7 14.1,12 15.8,18.6 10,15 4.2,18.6 5.9,12 0.8,7.7 7.4,7.2"/>',
  hexagon: '<polygon points="10,1 18,5.5 18,14.5 10,19 2,14.5 2,5.5"/>',
  pentagon: '<polygon points="10,1.2 18.8,7.6 15.4,18 4.6,18 1.2,7.6"/>',
  cross: '<polygon points="7,1.5 13,1.5 13,7 18.5,7 18.5,13 13,13 13,18.5 7,18.5 7,13 1.5,13 1.5,7 7,7"/>',
};

function marker(colour, shape) {
  const span = h("span", { class: "sg-marker", "aria-hidden": "true" });
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 20 20");
  svg.innerHTML = MARKERS[shape] || MARKERS.circle; // our own constants only
  svg.style.fill = colour || "var(--sg-quiet)";
  span.append(svg);
  return span;
}

// A list of buttons is one stop for Tab; arrow keys go through it.
function roving(list, wanted = "button.sg-entry:not([hidden])") {
  const items = () => [...list.querySelectorAll(wanted)];
  function current(item) {
    for (const other of items()) other.tabIndex = other === item ? 0 : -1;
  }
  list.addEventListener("keydown", (event) => {
    const all = items();
    const at = all.indexOf(document.activeElement);
    if (at < 0) return;
    const to = { ArrowDown: at + 1, ArrowRight: at + 1, ArrowUp: at - 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = all[(to + all.length) % all.length];
    current(next);
    next.focus();
  });
  list.addEventListener("focusin", (event) => event.target.matches(wanted) && current(event.target));
  current(items()[0]);
  return { items, current, reset: () => current(items()[0]) };
}

// A list that goes on below its edge fades out there.
const fading = new ResizeObserver((seen) => seen.forEach(({ target }) => fade(target)));

function fade(list) {
  list.classList.toggle("sg-fades", list.scrollTop + list.clientHeight < list.scrollHeight - 6);
}

function fades(list) {
  list.addEventListener("scroll", () => fade(list), { passive: true });
  list.addEventListener("toggle", () => fade(list), true);
  fading.observe(list);
  return list;
}
