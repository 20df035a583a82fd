import type { PageFacts } from "#engine/html/page-facts.ts";
import {
  findMissing,
  isFilled,
  readThings,
  type JsonLdThing,
} from "#engine/html/structured-data.ts";
import { MAX_PLACES } from "#engine/site-audit/page/page-at.ts";
import type { BusinessFacts, SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import { ownValue } from "#lib/own-value.ts";

/**
 * What Google requires of a local business (name, address), and of what it recommends that which a
 * caller needs; a place on the map follows from the address.
 * https://developers.google.com/search/docs/appearance/structured-data/local-business
 */
const BUSINESS_ASKS = ["name", "address", "telephone", "openingHoursSpecification|openingHours"];
/**
 * What the names of schema.org's local businesses end with, or are. https://schema.org/LocalBusiness
 * Other services (`TaxiService`, `GovernmentService`) are what somebody offers, not a place.
 */
const BUSINESS_TYPE = new RegExp(
  `(?:${[
    "Business|Store|Shop|Restaurant|Clinic|Hospital|Hotel|Salon|Agency|Bakery|Pharmacy|Agent|Repair",
    "(?:Professional|Legal|Financial|Accounting|Emergency)Service",
    "Dealer|Rental|Contractor|Spa|Club|Gym",
  ].join("|")})$|^(?:${[
    "Attorney|Notary|Electrician|Plumber|Locksmith|HousePainter|Dentist|Physician|Optician",
    "DryCleaningOrLaundry|SelfStorage|BedAndBreakfast|Campground|Hostel|Motel|Resort",
    "BankOrCreditUnion|BarOrPub|Brewery|Winery|Distillery|AutoWash|GasStation|MovingCompany",
    "MovieTheater|ShoppingCenter|ChildCare|VeterinaryCare|TattooParlor",
  ].join("|")})$`,
);

/**
 * JSON-LD that does not parse, things that lack a required property, and businesses, each at its
 * line.
 */
export function readStructuredData({ jsonLd }: PageFacts): SitePageFacts["structuredData"] {
  const things = readThings(jsonLd);
  return {
    invalid: jsonLd
      .filter(({ problem }) => problem !== null)
      .slice(0, MAX_PLACES)
      .map(({ problem, element }) => ({ value: problem ?? "", line: element.line })),
    incomplete: things
      // What a business lacks is told of it as a whole.
      .filter(({ types }) => !types.some((type) => BUSINESS_TYPE.test(type)))
      .flatMap((thing) => {
        const found = findMissing(thing);
        return found === null
          ? []
          : [
              {
                value: `${thing.types.join(", ")} lacks ${found.missing.join(", ")}`,
                line: thing.element.line,
              },
            ];
      })
      .slice(0, MAX_PLACES),
    businesses: things.filter(isBusiness).slice(0, MAX_PLACES).map(toBusiness),
  };
}

/** What names a business in a word: its seller, publisher, organizer. */
const NAMES_IN_A_WORD =
  /^(?:\w*(?:Offer|Article|Posting|Review|Event|Course|Object)|Product|Service|Person|Recipe|Book|WebSite|Order)$/;

function isBusiness({ types, properties, partOf }: JsonLdThing): boolean {
  if (partOf.some((type) => NAMES_IN_A_WORD.test(type))) return false;
  const isReference =
    "@id" in properties && Object.keys(properties).every((key) => key.startsWith("@"));
  return !isReference && types.some((type) => BUSINESS_TYPE.test(type));
}

function toBusiness({ types, properties, element }: JsonLdThing): BusinessFacts {
  const country = readPart(properties["address"], "addressCountry");
  return {
    line: element.line,
    type: types.find((type) => BUSINESS_TYPE.test(type)) ?? "",
    name: readText(properties["name"]),
    phone: readText(properties["telephone"]),
    address: readAddress(properties["address"]),
    locality: readPart(properties["address"], "addressLocality"),
    ...(country !== null && { country }),
    missing: BUSINESS_ASKS.filter(
      (asked) => !asked.split("|").some((name) => isFilled(ownValue(properties, name))),
    ).map((asked) => asked.split("|")[0] ?? asked),
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
