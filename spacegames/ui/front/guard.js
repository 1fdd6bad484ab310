// The guard of a board: it stands in front of the canvas and decides what reaches Python.
//
// The canvas below would report every mouse move, swallow Tab and the wheel, and hear taps and clicks as different
// things. All of that is stopped on the way down; one click or tap becomes one pick in board units. The guard also
// moves a cursor among the lit spots with the arrow keys, shows the name of the thing under the pointer, and draws
// short motions, all without a message to the kernel.
//
// The canvas, [data-testid="board"], tells where things stand:
//   data-size      [width, height] of the board in board units; the canvas shows exactly this rectangle
//   data-lit       [[id, x, y], ...] the spots to choose from, each with a point in board units that picks it
//   data-decision  a number that goes up whenever a move is played, taken back or looked back at
//   data-game      a number that goes up with every other game, lesson or example on view
//   data-painted   how often the canvas has really been painted, counted after the pixels are there
//   data-cursor    id of the spot the keyboard is on, or ""

const SVG = "http://www.w3.org/2000/svg";
const STOPPED = ["mousemove", "mousedown", "mouseup", "mouseout", "wheel", "touchstart", "touchend", "touchmove", "touchcancel"];
const GLOWING = 24; // more lit spots than this are bright enough without
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function make(kind, attributes) {
  const node = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  return node;
}

function render({ model, el }) {
  el.classList.add("sg-guard");
  const things = new Map();
  let frame = null;
  let canvas = null;
  let cursor = null; // id of the spot the keyboard is on
  let tip = null;
  let resting = 0;
  let overlay = null;
  const quit = new AbortController();

  const said = document.createElement("div");
  said.className = "sg-unseen";
  said.setAttribute("role", "status");
  said.setAttribute("aria-live", "polite");
  el.append(said);

  const spots = () => model.get("spots");
  const size = () => model.get("size");

  function still() {
    return !model.get("animate") || matchMedia("(prefers-reduced-motion: reduce)").matches;
  }

  function units(event) {
    const box = canvas.getBoundingClientRect();
    const [width, height] = size();
    return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height];
  }

  function onFrame(kind, heard, options = {}) {
    frame.addEventListener(kind, heard, { signal: quit.signal, ...options });
  }

  function settle() {
    const found = el.closest(".sg-board");
    if (!found) return;
    if (found !== frame) {
      frame = found;
      for (const kind of STOPPED) {
        onFrame(kind, (event) => event.target === canvas && event.stopPropagation(), { capture: true, passive: true });
      }
      onFrame("mousemove", hover, { capture: true, passive: true });
      onFrame("mouseleave", hideTip);
      onFrame("keydown", key, { capture: true });
      onFrame("click", pick);
      onFrame("focusout", () => draw(false));
      onFrame("focusin", () => draw(true));
      found.closest(".sg-root")?.addEventListener("sg-point", (event) => point(event.detail), { signal: quit.signal });
      overlay = make("svg", { class: "sg-overlay", "aria-hidden": "true", preserveAspectRatio: "none" });
      frame.append(overlay);
      tip = document.createElement("div");
      tip.className = "sg-tip";
      tip.hidden = true;
      frame.append(tip);
    }
    const there = frame.querySelector("canvas");
    if (there && there !== canvas) {
      canvas = there;
      canvas.tabIndex = 0;
      canvas.setAttribute("role", "application");
      canvas.setAttribute("data-testid", "board");
      canvas.setAttribute("aria-roledescription", model.get("kind"));
      countPaints();
    }
    dress();
  }

  function dress() {
    if (!frame) return;
    const [width, height] = size();
    frame.style.setProperty("--sg-aspect", width / height);
    overlay.setAttribute("viewBox", `0 0 ${width} ${height}`);
    if (!canvas) return;
    canvas.dataset.size = JSON.stringify([width, height]);
    canvas.dataset.lit = JSON.stringify(spots().map(([id, x, y]) => [id, x, y]));
    canvas.dataset.decision = model.get("decision");
    canvas.dataset.game = model.get("game");
    canvas.setAttribute("aria-label", model.get("label"));
  }

  // The widget copies its layers onto this canvas at the end of each frame: that is when it counts as painted.
  function countPaints() {
    const pen = canvas.getContext("2d");
    const copy = pen.drawImage;
    let counting = false;
    const done = () => {
      counting = false;
      canvas.dataset.painted = Number(canvas.dataset.painted) + 1;
      for (const shadow of overlay.querySelectorAll(".sg-glide[data-done]")) shadow.remove();
    };
    canvas.dataset.painted = 0;
    if (pen.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data[3]) done();
    pen.drawImage = (...all) => {
      copy.apply(pen, all);
      if (!counting) requestAnimationFrame(done);
      counting = true;
    };
  }

  // ---- pointer

  function pick(event) {
    if (event.target !== canvas) return;
    hideTip();
    cursor = null;
    draw(false);
    model.send({ pick: units(event).map((n) => Math.round(n * 100) / 100) });
  }

  function under(x, y) {
    let found = null;
    for (const [id, [left, top, width, height, label]] of things) {
      if (label && x >= left && x <= left + width && y >= top && y <= top + height) {
        if (!found || width * height <= found.area) found = { id, label, area: width * height };
      }
    }
    return found;
  }

  function hover(event) {
    hideTip();
    if (event.target !== canvas || event.buttons) return;
    const [x, y] = units(event);
    const lit = spots().some(([id]) => {
      const box = things.get(id);
      return box && x >= box[0] && x <= box[0] + box[2] && y >= box[1] && y <= box[1] + box[3];
    });
    canvas.style.cursor = lit ? "pointer" : "default";
    resting = setTimeout(() => {
      const thing = under(x, y);
      if (!thing) return;
      tip.textContent = thing.label;
      const box = frame.getBoundingClientRect();
      const right = event.clientX - box.left > box.width * 0.6;
      tip.style.left = right ? "" : `${event.clientX - box.left + 14}px`;
      tip.style.right = right ? `${box.right - event.clientX + 14}px` : "";
      tip.style.top = `${event.clientY - box.top + 16}px`;
      tip.hidden = false;
    }, 450);
  }

  function hideTip() {
    clearTimeout(resting);
    if (tip) tip.hidden = true;
  }

  // ---- keyboard

  function key(event) {
    if (event.target !== canvas) return;
    event.stopPropagation(); // the canvas would swallow every key, Tab too
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key in ARROWS) move(ARROWS[event.key]);
    else if (event.key === "Home") put(spots()[0]);
    else if (event.key === "Enter" || event.key === " ") {
      if (cursor) model.send({ touch: cursor });
      else put(spots()[0]);
    } else if (event.key === "Escape") model.send({ key: "Escape" });
    else return;
    event.preventDefault();
  }

  function put(spot) {
    if (!spot) {
      said.textContent = model.get("nowhere");
      return;
    }
    cursor = spot[0];
    said.textContent = spot[3];
    draw(true);
  }

  function move([dx, dy]) {
    const all = spots();
    const now = all.find(([id]) => id === cursor);
    if (!now) {
      const [width, height] = size();
      const near = (spot) => Math.hypot(spot[1] - width / 2, spot[2] - height / 2);
      put([...all].sort((a, b) => near(a) - near(b))[0]);
      return;
    }
    let best = null;
    let wrap = null;
    for (const spot of all) {
      if (spot === now) continue;
      const along = (spot[1] - now[1]) * dx + (spot[2] - now[2]) * dy;
      const across = Math.abs((spot[1] - now[1]) * dy) + Math.abs((spot[2] - now[2]) * dx);
      if (along > 0.01) {
        const far = along + 3 * across;
        if (!best || far < best[0]) best = [far, spot];
      } else {
        const far = along + 3 * across; // nothing lies ahead: go round to the far side
        if (!wrap || far < wrap[0]) wrap = [far, spot];
      }
    }
    const next = best || wrap;
    if (next) put(next[1]);
  }

  function draw(shown) {
    if (!overlay) return;
    overlay.querySelector(".sg-cursor")?.remove();
    if (canvas) canvas.dataset.cursor = cursor || "";
    const spot = cursor && spots().find(([id]) => id === cursor);
    if (!shown || !spot || document.activeElement !== canvas) return;
    const [x, y, width, height] = things.get(cursor) || [spot[1] - 20, spot[2] - 20, 40, 40];
    const [whole] = size();
    const pad = whole / 160;
    overlay.append(
      make("rect", { class: "sg-cursor", x: x - pad, y: y - pad, width: width + 2 * pad, height: height + 2 * pad, rx: 2 * pad, "vector-effect": "non-scaling-stroke" }),
    );
  }

  // ---- light: where one may go, and what a button is about

  function around(id, kind) {
    const [x, y, width, height] = things.get(id);
    const round = Math.max(width, height) < 40 ? Math.min(width, height) / 2 : 9;
    return make("rect", { class: kind, x: x - 1, y: y - 1, width: width + 2, height: height + 2, rx: round, "vector-effect": "non-scaling-stroke" });
  }

  function glow() {
    if (!overlay) return;
    for (const old of overlay.querySelectorAll(".sg-glow")) old.remove();
    const all = spots().filter(([id]) => things.has(id));
    if (all.length <= GLOWING) overlay.prepend(...all.map(([id]) => around(id, "sg-glow")));
  }

  function point(ids) {
    for (const old of overlay?.querySelectorAll(".sg-point") || []) old.remove();
    overlay?.append(...ids.filter((id) => things.has(id)).map((id) => around(id, "sg-point")));
  }

  // ---- motion: what a move touched lights up briefly, one thing after the other

  let last = 0;

  async function play(steps, way) {
    if (still() || !overlay) return;
    last += 1;
    const mine = last;
    if (way) await glide(way);
    for (const step of steps) {
      if (mine !== last) return; // the game has gone on
      await pulse(step);
    }
  }

  // A thing on its way is a picture above the canvas; it goes when the canvas has been painted with the thing in place.
  async function glide({ picture, from, ms }) {
    const drawn = new DOMParser().parseFromString(picture, "image/svg+xml");
    const runs = [];
    for (const [id, [dx, dy]] of Object.entries(from)) {
      const shadow = make("g", { class: "sg-glide" });
      for (const part of drawn.querySelectorAll(`g[data-thing="${CSS.escape(id)}"]`)) shadow.append(document.importNode(part, true));
      overlay.append(shadow);
      const run = shadow.animate([{ transform: `translate(${dx}px, ${dy}px)` }, { transform: "none" }], { duration: ms, easing: "ease-in-out" });
      runs.push(run.finished.then(() => {
        shadow.dataset.done = "";
        setTimeout(() => shadow.remove(), 600);
      }));
    }
    await Promise.all(runs);
  }

  async function pulse({ at }) {
    const [x, y, width, height] = at;
    const pad = size()[0] / 70;
    const ring = make("rect", { x, y, width, height, rx: pad, class: "sg-pulse", "vector-effect": "non-scaling-stroke" });
    ring.style.transformBox = "fill-box";
    ring.style.transformOrigin = "center";
    overlay.append(ring);
    const run = ring.animate([{ opacity: 0.95, transform: "scale(1)" }, { opacity: 0, transform: "scale(1.28)" }], { duration: 420, easing: "ease-out" });
    run.finished.then(() => ring.remove());
    await new Promise((go) => setTimeout(go, 160));
  }

  // ---- from Python

  function heard(message) {
    if (message.things) {
      if (message.all) things.clear();
      for (const [id, box] of Object.entries(message.things)) things.set(id, box);
      for (const id of message.gone || []) things.delete(id);
      dress();
      draw(true);
      glow();
    }
    if (message.land) for (const shadow of overlay?.querySelectorAll(".sg-glide") || []) shadow.remove();
    if (message.motion) play(message.motion, message.glide);
    if (message.say) said.textContent = message.say;
  }

  model.on("msg:custom", heard);
  function change() {
    if (cursor && !spots().some(([id]) => id === cursor)) cursor = null;
    dress();
    draw(true);
    glow();
    point([]);
  }
  model.on("change:spots change:size change:label change:decision", change);

  const watch = new MutationObserver(() => {
    if (!canvas?.isConnected) settle();
  });
  requestAnimationFrame(function first() {
    if (quit.signal.aborted) return;
    if (!el.closest(".sg-board")) return requestAnimationFrame(first);
    settle();
    watch.observe(frame, { childList: true, subtree: true });
    model.send({ ready: true });
  });

  return () => {
    quit.abort();
    watch.disconnect();
    model.off("msg:custom", heard);
    model.off("change:spots change:size change:label change:decision", change);
    overlay?.remove();
    tip?.remove();
  };
}

export default { render };
