import { placeOnMap, cityAt, type CityOnMap } from "#app/content/cities/city-on-map.ts";
import { paths } from "#lib/site/paths.ts";

/** As near as a finger or pointer comes to the dot it means, in the drawing's units. */
const REACH = 26;
const SVG = "http://www.w3.org/2000/svg";
/** Where a map and the names that light it are together. */
const PLACES = ".mega-menu-panel, .home-cities";

/**
 * The dot map answers: a city pointed at or focused, by its dot or by a link to it, is lit and joined
 * to its nearest, and their distances are where the map's own words were. A click on the dot leads
 * to its page, and where the browser has view transitions, the dot grows into that page's map.
 */
export function handleMaps(go: (path: string) => void): void {
  const handleClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const target = event.target as Element;
    const place = target.closest<HTMLElement>(PLACES);
    const map = target.closest<SVGSVGElement>(".dot-map-answers");
    const link = target.closest<HTMLAnchorElement>("a[href]");
    const slug = map ? cityAt(toDrawing(map, event), REACH) : link && slugOf(link);
    if (!place || !slug) return;
    answer(place, slug);
    layDotReady(place, slug);
    if (map) go(paths.city(slug));
  };

  for (const type of ["pointerover", "focusin"]) document.addEventListener(type, handlePoint);
  document.addEventListener("pointermove", handleMove);
  document.addEventListener("click", handleClick, { capture: true });
  document.addEventListener("pointerout", handleLeave);
  document.addEventListener("focusout", handleLeave);
}

function handlePoint({ target }: Event): void {
  const place = (target as Element).closest<HTMLElement>(PLACES);
  const link = (target as Element).closest<HTMLAnchorElement>("a[href]");
  const slug = link && slugOf(link);
  // The map itself is asked by handleMove, point by point.
  if (place && !(target as Element).closest(".dot-map-answers")) answer(place, slug ?? undefined);
}

function handleMove(event: PointerEvent): void {
  const map = (event.target as Element).closest<SVGSVGElement>(".dot-map-answers");
  const place = map?.closest<HTMLElement>(PLACES);
  if (!map || !place) return;
  const slug = cityAt(toDrawing(map, event), REACH);
  map.style.cursor = slug ? "pointer" : "";
  answer(place, slug);
}

function handleLeave({ target, relatedTarget }: PointerEvent | FocusEvent): void {
  const place = (target as Element).closest<HTMLElement>(PLACES);
  if (place && !place.contains(relatedTarget as Node | null)) answer(place, undefined);
}

function slugOf({ pathname }: HTMLAnchorElement): string | undefined {
  const base = paths.city("");
  return pathname.startsWith(base) ? pathname.slice(base.length) : undefined;
}

/** From the window's pixels to the drawing's units. */
function toDrawing(map: SVGSVGElement, { clientX, clientY }: MouseEvent) {
  const { left, top, width } = map.getBoundingClientRect();
  const scale = map.viewBox.baseVal.width / width;
  return { x: (clientX - left) * scale, y: (clientY - top) * scale };
}

function answer(place: HTMLElement, slug: string | undefined): void {
  if ((place.dataset["city"] ?? "") === (slug ?? "")) return;
  const found = slug === undefined ? undefined : placeOnMap(slug);
  place.dataset["city"] = found ? slug : "";
  const map = place.querySelector(".dot-map-answers");
  map?.querySelector(".dot-map-answer")?.remove();
  if (found) map?.append(drawAnswer(found));
  tell(place.querySelector<HTMLElement>("[data-map-words]"), found);
}

function drawAnswer({ x, y, near }: CityOnMap): SVGElement {
  const group = element("g", { class: "dot-map-answer" });
  const joins = near.map((other) => `M${x} ${y}L${other.x} ${other.y}`).join("");
  group.append(
    element("path", { d: joins }),
    element("circle", { class: "dot-map-ring", cx: x, cy: y, r: 18 }),
    element("circle", { class: "dot-map-lit", cx: x, cy: y, r: 11 }),
  );
  return group;
}

function element(name: string, attributes: Record<string, string | number>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

/** The words that were there, to be put back. */
const ownWords = new WeakMap<HTMLElement, Node[]>();

function tell(words: HTMLElement | null, found: CityOnMap | undefined): void {
  if (!words) return;
  if (!ownWords.has(words)) ownWords.set(words, [...words.childNodes]);
  if (!found) {
    words.replaceChildren(...(ownWords.get(words) ?? []));
    return;
  }
  // Nothing below it moves: it stays at least as tall as it was.
  words.style.minBlockSize = `${words.offsetHeight}px`;
  const name = document.createElement("b");
  name.textContent = found.name;
  const rows = found.near.map(({ name: other, km }) => {
    const row = document.createElement("span");
    row.className = "number";
    row.textContent = `${other} ${km} km`;
    return row;
  });
  words.replaceChildren(name, ...rows);
}

/** A dot over the map's own, which the browser turns into the map of the page that comes. */
function layDotReady(place: HTMLElement, slug: string): void {
  const found = placeOnMap(slug);
  const map = place.querySelector<SVGSVGElement>(".dot-map-answers");
  const isWanted = matchMedia("(prefers-reduced-motion: no-preference)").matches;
  if (!found || !map?.checkVisibility() || !isWanted || !("startViewTransition" in document))
    return;
  const { left, top, width } = map.getBoundingClientRect();
  const scale = width / map.viewBox.baseVal.width;
  const dot = document.createElement("i");
  dot.className = "dot-map-spot";
  dot.style.left = `${left + found.x * scale}px`;
  dot.style.top = `${top + found.y * scale}px`;
  document.body.append(dot);
  // The browser has read it by then; a page that Back returns to has none.
  addEventListener("pagehide", () => dot.remove(), { once: true });
  setTimeout(() => dot.remove(), 3000);
}
