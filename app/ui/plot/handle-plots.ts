import { nearestMark, type Along } from "./plot-mark.ts";
import { ownValue } from "#lib/own-value.ts";

/** Between a mark and its answer, and between an answer and the window's edge, in pixels. */
const GAP = 10;
const EDGE = 8;

/** What lies over the page while a plot answers; made once. */
type Overlay = { ring: HTMLElement; words: HTMLElement };
let overlay: Overlay | undefined;
/** The mark that answers. */
let current: Element | undefined;

/**
 * Lets every plot of the page answer, once (app/ui/plot/plot-mark.ts makes them): the mark nearest to the
 * pointer or finger is ringed and its value is beside it. `woken` is the event that asked for this code.
 */
export function handlePlots(woken: Event): void {
  if (overlay === undefined) {
    overlay = layOverlay();
    for (const type of Object.keys(handlers)) document.addEventListener(type, handle);
    // What it is beside has moved, or is gone with its page.
    for (const type of ["resize", "popstate"]) addEventListener(type, hide);
  }
  handle(woken);
}

const handlers: Readonly<Record<string, (event: Event) => void>> = {
  pointerover: handlePoint,
  pointermove: handlePoint,
  pointerdown: handlePoint,
  pointerout: handleLeave,
};

function handle(event: Event): void {
  ownValue(handlers, event.type)?.(event);
}

function handlePoint(event: Event): void {
  const { clientX: x, clientY: y } = event as PointerEvent;
  const plot = plotOf(event.target);
  if (!plot) {
    // A finger leaves no trace when it lifts: the answer stays until it taps elsewhere.
    if (event.type === "pointerdown" || current?.isConnected === false) hide();
    return;
  }
  const marks = marksOf(plot);
  const boxes = marks.map((mark) => mark.getBoundingClientRect());
  show(marks[nearestMark(boxes, { x, y }, plot.dataset["plot"] as Along)]);
}

function handleLeave(event: Event): void {
  const { pointerType, target, relatedTarget } = event as PointerEvent;
  const plot = plotOf(target);
  if (!plot || pointerType === "touch" || plot.contains(relatedTarget as Node | null)) return;
  hide();
}

function plotOf(target: EventTarget | null): HTMLElement | SVGSVGElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement | SVGSVGElement>("[data-plot]")
    : null;
}

function marksOf(plot: Element): readonly Element[] {
  return [...plot.querySelectorAll("[data-value]")];
}

function show(mark: Element | undefined): void {
  if (!mark || !overlay || (mark === current && !overlay.words.hidden)) return;
  const { ring, words } = overlay;
  current = mark;
  const [name, value] = words.children;
  if (name) name.textContent = mark.getAttribute("data-mark");
  if (value) value.textContent = mark.getAttribute("data-value");
  ring.hidden = words.hidden = false;

  const box = mark.getBoundingClientRect();
  const { clientWidth } = document.documentElement;
  const middle = box.left + box.width / 2 - words.offsetWidth / 2;
  const left = Math.max(EDGE, Math.min(middle, clientWidth - words.offsetWidth - EDGE));
  const above = box.top - words.offsetHeight - GAP;
  move(words, left, above < EDGE ? box.bottom + GAP : above);
  ring.style.inlineSize = `${box.width + 8}px`;
  ring.style.blockSize = `${box.height + 8}px`;
  move(ring, box.left - 4, box.top - 4);
}

function move(element: HTMLElement, left: number, top: number): void {
  element.style.translate = `${Math.round(left + scrollX)}px ${Math.round(top + scrollY)}px`;
}

function hide(): void {
  if (!overlay) return;
  current = undefined;
  overlay.ring.hidden = overlay.words.hidden = true;
}

function layOverlay(): Overlay {
  const ring = document.createElement("i");
  ring.className = "plot-ring no-print";
  const words = document.createElement("p");
  words.className = "plot-answer no-print";
  words.append(document.createElement("span"), document.createElement("b"));
  ring.ariaHidden = words.ariaHidden = "true";
  ring.hidden = words.hidden = true;
  document.body.append(ring, words);
  return { ring, words };
}
