/** JSON-LD as a flat list of typed things, and what Google asks of the types it shows. */
import type { HtmlElement } from "#engine/html/html-document.ts";
import type { JsonLdBlock } from "./read-json-ld.ts";
import { ownValue } from "#lib/own-value.ts";

export type JsonLdThing = {
  types: readonly string[];
  properties: Readonly<Record<string, unknown>>;
  element: HtmlElement;
  /** Types of the thing that this one is a part of. */
  partOf: readonly string[];
};

/** Alternatives are in one entry, separated by "|". */
type Requirement = {
  types: readonly string[];
  /** Asked only inside this type: an offer of a service needs no price. */
  inside?: string;
  required: readonly string[];
  source: string;
};

const GUIDE = "https://developers.google.com/search/docs/appearance/structured-data/";

const LOCAL_BUSINESSES = [
  "LocalBusiness",
  "AutomotiveBusiness",
  "AutoRepair",
  "Bakery",
  "BeautySalon",
  "CafeOrCoffeeShop",
  "ClothingStore",
  "Dentist",
  "ElectronicsStore",
  "FastFoodRestaurant",
  "FinancialService",
  "FurnitureStore",
  "GroceryStore",
  "HairSalon",
  "HealthAndBeautyBusiness",
  "HomeGoodsStore",
  "Hospital",
  "Hotel",
  "InsuranceAgency",
  "JewelryStore",
  "LegalService",
  "LodgingBusiness",
  "MedicalBusiness",
  "MedicalClinic",
  "Pharmacy",
  "Physician",
  "ProfessionalService",
  "RealEstateAgent",
  "Restaurant",
  "ShoeStore",
  "Store",
  "TravelAgency",
];

/** Only what Google names as required, for the types that businesses use most. */
const REQUIREMENTS: readonly Requirement[] = [
  { types: LOCAL_BUSINESSES, required: ["name", "address"], source: `${GUIDE}local-business` },
  {
    types: ["Product"],
    required: ["name", "offers|review|aggregateRating"],
    source: `${GUIDE}product-snippet`,
  },
  {
    types: ["Offer"],
    inside: "Product",
    required: ["price|priceSpecification"],
    source: `${GUIDE}product-snippet`,
  },
  {
    types: ["AggregateOffer"],
    inside: "Product",
    required: ["lowPrice", "priceCurrency"],
    source: `${GUIDE}product-snippet`,
  },
  {
    types: ["AggregateRating"],
    required: ["ratingValue", "ratingCount|reviewCount"],
    source: `${GUIDE}review-snippet`,
  },
  { types: ["Review"], required: ["author", "reviewRating"], source: `${GUIDE}review-snippet` },
  { types: ["BreadcrumbList"], required: ["itemListElement"], source: `${GUIDE}breadcrumb` },
  {
    types: ["ListItem"],
    inside: "BreadcrumbList",
    required: ["position"],
    source: `${GUIDE}breadcrumb`,
  },
  // FAQPage asks for nothing any more: its results ended on 7 May 2026. Questions of a forum do.
  { types: ["QAPage"], required: ["mainEntity"], source: `${GUIDE}qapage` },
  {
    types: ["Question"],
    inside: "QAPage",
    required: ["name", "answerCount", "acceptedAnswer|suggestedAnswer"],
    source: `${GUIDE}qapage`,
  },
  {
    types: [
      "Event",
      "MusicEvent",
      "BusinessEvent",
      "EducationEvent",
      "Festival",
      "SportsEvent",
      "TheaterEvent",
    ],
    required: ["name", "startDate", "location"],
    source: `${GUIDE}event`,
  },
  {
    types: ["JobPosting"],
    required: [
      "title",
      "description",
      "datePosted",
      "hiringOrganization",
      "jobLocation|applicantLocationRequirements",
    ],
    source: `${GUIDE}job-posting`,
  },
  { types: ["Recipe"], required: ["name", "image"], source: `${GUIDE}recipe` },
  {
    types: ["VideoObject"],
    required: ["name", "thumbnailUrl", "uploadDate"],
    source: `${GUIDE}video`,
  },
  // Course info ended on 12 June 2025; the list of courses is left.
  { types: ["Course"], required: ["name", "description"], source: `${GUIDE}course` },
];

/** Every object with an @type, at every depth, in document order; blocks that cannot be read hold none. */
export function readThings(
  blocks: readonly Pick<JsonLdBlock, "element" | "value">[],
): readonly JsonLdThing[] {
  return blocks.flatMap(({ element, value }) => collectThings(value, element));
}

/** Every type named anywhere, once, in alphabetical order. */
export function readTypes(blocks: readonly JsonLdBlock[]): readonly string[] {
  return [...new Set(readThings(blocks).flatMap(({ types }) => types))].toSorted();
}

/**
 * What Google requires of this thing and does not find, with the page that requires it; null where
 * nothing is missing, the type is not in our list, or the thing only points to another.
 */
export function findMissing({ types, properties, partOf }: JsonLdThing): {
  missing: readonly string[];
  source: string;
} | null {
  // A thing that only points to another by its @id carries its properties there.
  if ("@id" in properties && Object.keys(properties).every((key) => key.startsWith("@")))
    return null;
  // Google's own markup for articles behind a paywall calls the subscription a Product, without an offer.
  // https://developers.google.com/search/docs/appearance/structured-data/paywalled-content
  if (types.includes("CreativeWork") && types.includes("Product")) return null;
  for (const requirement of REQUIREMENTS) {
    if (!requirement.types.some((type) => types.includes(type))) continue;
    if (requirement.inside !== undefined && !partOf.includes(requirement.inside)) continue;
    const missing = requirement.required.filter(
      (alternatives) =>
        !alternatives.split("|").some((name) => isFilled(ownValue(properties, name))),
    );
    if (missing.length > 0) {
      return {
        missing: missing.map((each) => each.replaceAll("|", " or ")),
        source: requirement.source,
      };
    }
  }
  return null;
}

/** Stars that a business gives itself; Google has ignored them since September 2019. */
export function isSelfServing({ types, properties }: JsonLdThing): boolean {
  const isOwnBusiness = types.some(
    (type) => type === "Organization" || LOCAL_BUSINESSES.includes(type),
  );
  return (
    isOwnBusiness && (isFilled(properties["aggregateRating"]) || isFilled(properties["review"]))
  );
}

/** Whether a property says anything: not missing, null, blank text or an empty list. */
export function isFilled(value: unknown): boolean {
  return (
    value !== undefined &&
    value !== null &&
    !(typeof value === "string" && value.trim() === "") &&
    !(Array.isArray(value) && value.length === 0)
  );
}

/** With a list of its own instead of recursion: JSON nests as deep as its author likes. */
function collectThings(root: unknown, element: HtmlElement): readonly JsonLdThing[] {
  const things: JsonLdThing[] = [];
  const waiting: { value: unknown; partOf: readonly string[] }[] = [{ value: root, partOf: [] }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { value, partOf } = next;
    if (Array.isArray(value)) {
      for (const each of value.toReversed()) waiting.push({ value: each, partOf });
    } else if (typeof value === "object" && value !== null) {
      const properties = value as Record<string, unknown>;
      const types = [properties["@type"]].flat().filter((type) => typeof type === "string");
      if (types.length > 0) things.push({ types, properties, element, partOf });
      for (const each of Object.values(properties).toReversed()) {
        waiting.push({ value: each, partOf: types });
      }
    }
  }
  return things;
}
