import { pakistanCities } from "./pakistan-cities.ts";

/** Cities as addresses name them: those of Pakistan, two by older names, and where its shops sell abroad. */
const CITIES: ReadonlySet<string> = new Set([
  ...pakistanCities,
  "lyallpur",
  "pindi",
  "abu-dhabi",
  "birmingham",
  "delhi",
  "doha",
  "dubai",
  "jeddah",
  "london",
  "manchester",
  "mumbai",
  "new-york",
  "riyadh",
  "sharjah",
  "sydney",
  "toronto",
]);

/** The city that the last part of an address names, such as "seo-services-lahore"; null where there is none. */
export function readCityName(address: string): string | null {
  const segments = new URL(address).pathname
    .toLowerCase()
    .split("/")
    .filter((segment) => segment !== "");
  for (const segment of segments.toReversed()) {
    const words = segment.replace(/\.\w+$/, "").split(/[-_]/);
    for (let length = Math.min(3, words.length); length > 0; length -= 1) {
      for (let at = 0; at + length <= words.length; at += 1) {
        const name = words.slice(at, at + length).join("-");
        if (CITIES.has(name)) return name;
      }
    }
  }
  return null;
}
