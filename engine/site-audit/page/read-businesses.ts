import type { PageFacts } from "#engine/html/page-facts.ts";
import { businessTypeOf, isBusiness } from "#engine/rules/business-data.ts";
import { readThings, type JsonLdThing } from "#engine/html/json-ld/structured-data.ts";
import { MAX_PLACES } from "./page-at.ts";
import type { BusinessFacts } from "./site-page-facts.ts";
import { ownValue } from "#lib/own-value.ts";

/** The businesses that a page describes, each at its line. */
export function readBusinesses({ jsonLd }: PageFacts): readonly BusinessFacts[] {
  return readThings(jsonLd).filter(isBusiness).slice(0, MAX_PLACES).map(toBusiness);
}

function toBusiness(thing: JsonLdThing): BusinessFacts {
  const { properties, element } = thing;
  const country = readPart(properties["address"], "addressCountry");
  return {
    line: element.line,
    type: businessTypeOf(thing) ?? "",
    name: readText(properties["name"]),
    phone: readText(properties["telephone"]),
    address: readAddress(properties["address"]),
    locality: readPart(properties["address"], "addressLocality"),
    ...(country !== null && { country }),
  };
}

function readAddress(value: unknown): string | null {
  if (typeof value !== "object" || value === null) return readText(value);
  if (Array.isArray(value)) return readAddress(value[0]);
  const parts = value as Record<string, unknown>;
  // A city alone is where a business works, not where it is.
  if (readText(parts["streetAddress"]) === null) return null;
  const text = ["streetAddress", "addressLocality", "postalCode"]
    .flatMap((name) => readText(ownValue(parts, name)) ?? [])
    .join(", ");
  return text === "" ? null : text;
}

function readPart(address: unknown, name: string): string | null {
  if (typeof address !== "object" || address === null) return null;
  if (Array.isArray(address)) return readPart(address[0], name);
  return readText(ownValue(address as Record<string, unknown>, name));
}

function readText(value: unknown): string | null {
  const text = Array.isArray(value) ? readText(value[0]) : value;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : null;
}
