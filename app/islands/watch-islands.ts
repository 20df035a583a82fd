import { afterFrame } from "#app/browser/after-frame.ts";
import { CALL_ISLAND, type IslandCall } from "#app/browser/call-island.ts";
import { isFromOurs } from "#app/browser/is-from-ours.ts";
import { islands, type IslandName, type Wake } from "./islands.ts";

type State = { woken: Promise<void>; isAwake: boolean };

const states = new WeakMap<HTMLElement, State>();
/** What was clicked meanwhile, the last in each island: it is clicked again. */
const pressed = new Map<HTMLElement, HTMLElement>();
/** Those whose code could not be had: the browser does there what it does without it. */
const lost = new WeakSet<HTMLElement>();

export function watchIslands(): void {
  // Ahead of everybody: React asks for a whole island at once to answer one click.
  for (const type of DELAYED_EVENTS) addEventListener(type, delayEvent, { capture: true });
  for (const type of TOUCHES) addEventListener(type, handleTouch, { capture: true, passive: true });
  addEventListener(CALL_ISLAND, (event) => {
    const { name, resolve, reject } = (event as CustomEvent<IslandCall>).detail;
    Promise.all(findIslands(`[data-island="${name}"]`).map(wake)).then(() => resolve(), reject);
  });

  const isCalledFor = /[?=]/.test(location.search + location.hash) || isComeBack();
  for (const place of findIslands()) {
    const when = place.dataset["wake"] as Wake;
    if (when === "call") continue;
    // A touch may have started this script itself.
    if (when === "load" || isCalledFor || place.querySelector(":hover, :focus")) wakeQuietly(place);
    else if (when === "idle" && !navigator.connection?.saveData) whenIdle(() => wakeQuietly(place));
    else if (when === "visible") whenVisible(place);
  }
}

/** Resolves when the island answers. Code that could not be loaded is asked for again the next time. */
function wake(place: HTMLElement): Promise<void> {
  const known = states.get(place);
  if (known) return known.woken;
  const woken = wakeUp(place);
  states.set(place, { woken, isAwake: false });
  const settle = () => {
    const button = pressed.get(place);
    pressed.delete(place);
    // A turn later the fields have taken over what was typed before.
    setTimeout(() => button?.click());
  };
  woken.then(
    () => {
      states.set(place, { woken, isAwake: true });
      lost.delete(place);
      settle();
    },
    () => {
      states.delete(place);
      lost.add(place);
      settle();
    },
  );
  return woken;
}

async function wakeUp(place: HTMLElement): Promise<void> {
  // What began it is drawn before the code runs, and again before the island does.
  await new Promise<void>(afterFrame);
  const [{ hydrateIsland }, part] = await Promise.all([
    import("./hydrate-island.tsx"),
    loadIsland(place.dataset["island"]),
  ]);
  await new Promise<void>(afterFrame);
  await hydrateIsland(place, part.default as never);
  place.dataset["awake"] = "";
}

/** The name comes from the page's markup, which an extension of the browser may have changed. */
function loadIsland(name = "") {
  if (!Object.hasOwn(islands, name)) throw new Error(`There is no island "${name}"`);
  return islands[name as IslandName]();
}

function wakeQuietly(place: HTMLElement): void {
  wake(place).catch(() => {});
}

const TOUCHES = ["pointerover", "click", "focusin", "keydown", "dragenter"];
/** For these React would wake an island in one go. What the browser itself does with them, it does. */
const DELAYED_EVENTS =
  "pointerdown pointerup mousedown mouseup touchstart touchend click keydown keyup focusin focusout beforeinput input change submit".split(
    " ",
  );

function handleTouch(event: Event): void {
  // Of a finger the click counts: code that runs between the two would delay it.
  if (event.type === "pointerover" && (event as PointerEvent).pointerType !== "mouse") return;
  const place = islandOf(event.target);
  if (place && place.dataset["wake"] !== "call" && !states.has(place)) wakeQuietly(place);
}

function delayEvent(event: Event): void {
  const place = islandOf(event.target);
  if (!place || states.get(place)?.isAwake || lost.has(place)) return;
  if (event.type === "click" || event.type === "submit") keepPress(event, place);
  // Events that React makes pass: with them it takes over what was typed before.
  if (states.has(place) && event.isTrusted) event.stopImmediatePropagation();
}

/** Keeps what was clicked. A key held down with it means a tab or window of its own, which the browser opens. */
function keepPress(event: Event, place: HTMLElement): void {
  const button =
    event instanceof SubmitEvent
      ? event.submitter
      : (event.target as Element).closest<HTMLElement>("button,[data-press]");
  const asksForTab =
    event instanceof MouseEvent && (event.ctrlKey || event.metaKey || event.shiftKey);
  if (!button || asksForTab) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed.set(place, button);
  wakeQuietly(place);
}

function islandOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-island]") : null;
}

function findIslands(selector = "[data-island]"): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** From another page of ours, or by a reload or Back to a page that keeps work. */
function isComeBack(): boolean {
  const { kept } = (history.state ?? {}) as { kept?: unknown };
  return kept !== undefined || isFromOurs();
}

function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 3000 });
  else setTimeout(run, 300);
}

/** Its first element: the place itself takes no room. */
function whenVisible(place: HTMLElement): void {
  const [first] = place.children;
  if (!first) return;
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    wakeQuietly(place);
  });
  observer.observe(first);
}
