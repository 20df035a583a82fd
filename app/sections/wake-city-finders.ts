import type * as cityPlaces from "./handle-places.ts";

/**
 * Wakes the city finders and the dot maps of the page. The names, their places and what answers are
 * loaded at the first touch of one of them.
 */
export function wakeCityFinders(): void {
  const waking = new AbortController();
  /** What was done meanwhile, the last of each kind, in its order: it is done again. */
  const waiting = new Map<string, Event>();
  const answer = ({ handlePlaces }: typeof cityPlaces) => {
    waking.abort();
    handlePlaces((path) => location.assign(path));
    for (const { type, target } of waiting.values()) {
      target?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    }
  };
  const wake = (event: Event) => {
    if (!(event.target as Element).closest?.(".city-finder form, .mega-menu-panel, .home-cities")) {
      return;
    }
    if (event.type === "submit") event.preventDefault();
    if (waiting.size === 0) void import("./handle-places.ts").then(answer);
    waiting.delete(event.type);
    waiting.set(event.type, event);
  };
  for (const type of ["pointerover", "focusin", "click", "input", "submit"]) {
    document.addEventListener(type, wake, { signal: waking.signal, capture: true });
  }
  // A visitor may have typed before this was there.
  for (const input of document.querySelectorAll<HTMLInputElement>(".city-finder input")) {
    if (input.value) input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
