import {
  findCities,
  findCitiesNear,
  type FoundCity,
  type NearCity,
} from "#app/content/cities/find-cities.ts";
import { paths } from "#lib/site/paths.ts";

const SHOWN = 5;
const POSITION_TIMEOUT_MS = 10_000;
const POSITION_MAX_AGE_MS = 600_000;

const words = {
  asking: "Asking your browser where you are…",
  near: "Worked out in this browser. Your position was not sent anywhere.",
  denied: "Your browser keeps its position to itself. Type a name instead.",
  unavailable: "Your browser could not tell where it is. Type a name instead.",
  one: "1 city",
  several: (count: number) => `${count} cities`,
  none: (query: string) => `No city on our list is called “${query}”.`,
} as const;

export function showMatches(form: HTMLFormElement): void {
  const query = queryOf(form);
  const found = findCities(query, SHOWN);
  const counted = found.length === 1 ? words.one : words.several(found.length);

  show(form, found, query === "" ? "" : found.length === 0 ? words.none(query) : counted);
}

/** Address of the city that fits best what is in the field. */
export function bestMatch(form: HTMLFormElement): string | undefined {
  const [best] = findCities(queryOf(form), 1);
  return best && paths.city(best.slug);
}

/** Asks for the position, which only a click leads to, and compares it here. */
export function showNear(form: HTMLFormElement): void {
  if (!("geolocation" in navigator)) {
    show(form, [], words.unavailable);
    return;
  }
  show(form, [], words.asking);
  navigator.geolocation.getCurrentPosition(
    ({ coords }) => {
      const place = { lat: coords.latitude, lon: coords.longitude };
      show(form, findCitiesNear(place, SHOWN), words.near);
    },
    ({ code, PERMISSION_DENIED }) =>
      show(form, [], code === PERMISSION_DENIED ? words.denied : words.unavailable),
    { timeout: POSITION_TIMEOUT_MS, maximumAge: POSITION_MAX_AGE_MS },
  );
}

/** Arrow keys go between the field and its results; Escape empties the field. */
export function moveOrClear(form: HTMLFormElement, key: string): void {
  const input = form.querySelector("input");
  if (key === "Escape") {
    if (input) input.value = "";
    show(form, [], "");
    input?.focus();
    return;
  }
  const stops = [input, ...form.querySelectorAll<HTMLElement>(".city-finder-results a")];
  const at = stops.indexOf(document.activeElement as HTMLInputElement);
  stops[at + (key === "ArrowDown" ? 1 : -1)]?.focus();
}

function queryOf(form: HTMLFormElement): string {
  return form.querySelector("input")?.value.trim() ?? "";
}

function show(
  form: HTMLFormElement,
  cities: readonly (FoundCity | NearCity)[],
  status: string,
): void {
  form.querySelector(".city-finder-results")?.replaceChildren(...cities.map(row));
  const statusLine = form.querySelector(".city-finder-status");
  if (statusLine) statusLine.textContent = status;
}

function row(city: FoundCity | NearCity): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = paths.city(city.slug);
  link.textContent = city.name;
  const detail = document.createElement("span");
  detail.textContent = "km" in city ? `${Math.round(city.km)} km` : (city.as ?? city.region);
  item.append(link, detail);
  return item;
}
