/** Values that are there, and that Google refuses. */
import { isFilled, type JsonLdThing } from "./structured-data.ts";
import { ownValue } from "#lib/own-value.ts";
import { shorten } from "#lib/text/shorten.ts";

/** `name` is the property, `problem` what is wrong with it, in words that follow the name. */
export type RefusedValue = { name: string; problem: string; advice: string; source: string };

type ValueRule = {
  names: readonly string[];
  /** Of all types where none is named. */
  types?: readonly string[];
  /** What is wrong with a value; null where it is sound. */
  judge: (value: string, thing: JsonLdThing) => string | null;
  advice: string;
  source: string;
};

const GUIDE = "https://developers.google.com/search/docs/appearance/structured-data/";
const RATINGS = ["AggregateRating", "Rating"];

/** Search Console: "Invalid enum value". Capitals are not looked at. */
const ENUMERATIONS: Readonly<Record<string, RegExp>> = {
  availability:
    /^(?:BackOrder|Discontinued|InStock|InStoreOnly|LimitedAvailability|MadeToOrder|OnlineOnly|OutOfStock|PreOrder|PreSale|Reserved|SoldOut)$/i,
  itemCondition: /^(?:Damaged|New|Refurbished|Used)Condition$/i,
  eventStatus: /^Event(?:Cancelled|MovedOnline|Postponed|Rescheduled|Scheduled)$/i,
  eventAttendanceMode: /^(?:Mixed|Offline|Online)EventAttendanceMode$/i,
};

/** Google's pages on each type, and its list of errors: https://support.google.com/webmasters/answer/13300873 */
const VALUE_RULES: readonly ValueRule[] = [
  {
    names: ["price", "lowPrice", "highPrice", "minPrice", "maxPrice"],
    judge: (value) => (/^\d+(?:\.\d+)?$/.test(value) ? null : "which is no number such as 3999.50"),
    advice: "Write a price in digits with a point for decimals, without its currency.",
    source: `${GUIDE}merchant-listing`,
  },
  {
    names: ["priceCurrency"],
    judge: (value) => (/^[A-Z]{3}$/i.test(value) ? null : "which is no code such as PKR"),
    advice: "Write the currency as a code of three letters.",
    source: `${GUIDE}merchant-listing`,
  },
  {
    names: ["ratingCount", "reviewCount"],
    types: ["AggregateRating"],
    judge: (value) => {
      if (!/^[+-]?\d+(?:\.0+)?$/.test(value)) return "which is no whole number";
      return Number(value) > 0 ? null : "and must be positive: nobody has rated it yet";
    },
    advice: "Leave the rating out until somebody has rated it; then count in whole numbers.",
    source: `${GUIDE}review-snippet`,
  },
  {
    names: ["ratingValue"],
    types: RATINGS,
    judge: judgeRating,
    advice:
      "Write the rating as a number with a point, and its scale in worstRating and bestRating where it is not 1 to 5.",
    source: `${GUIDE}review-snippet`,
  },
  ...Object.entries(ENUMERATIONS).map(([name, members]): ValueRule => ({
    names: [name],
    judge: (value) =>
      members.test(value.replace(/^(?:https?:\/\/)?(?:www\.)?schema\.org\//i, ""))
        ? null
        : "which is none of schema.org’s values",
    advice: "Write one of the names that schema.org lists for it, such as InStock or NewCondition.",
    source: `https://schema.org/${name}`,
  })),
  {
    names: [
      "datePublished dateModified dateCreated uploadDate datePosted validFrom validThrough",
      "startDate endDate doorTime previousStartDate priceValidUntil expires dateIssued",
      "availabilityStarts availabilityEnds",
    ].flatMap((names) => names.split(" ")),
    judge: judgeDate,
    advice: "Write a day that exists as year, month, day: 2026-11-28, or with time and zone.",
    source: "https://support.google.com/webmasters/answer/13300873",
  },
];

/** What Google refuses of this thing, in the order of the rules. */
export function findRefusedValues(thing: JsonLdThing): readonly RefusedValue[] {
  const values = VALUE_RULES.filter(
    ({ types }) => types === undefined || types.some((type) => thing.types.includes(type)),
  ).flatMap(({ names, judge, ...rule }) =>
    names.flatMap((name) => {
      const problem = textsOf(ownValue(thing.properties, name))
        .map((value) => ({ value, why: judge(value, thing) }))
        .find(({ why }) => why !== null);
      if (problem === undefined) return [];
      return [
        { name, problem: `“${shorten(problem.value, 40)}”, ${problem.why}`, ...toSource(rule) },
      ];
    }),
  );
  return [...values, ...judgeReviewed(thing), ...judgeSteps(thing)];
}

const toSource = ({ advice, source }: Pick<RefusedValue, "advice" | "source">) => ({
  advice,
  source,
});

/** A text or number, or a list of them, without what is blank. */
function textsOf(value: unknown): readonly string[] {
  return [value]
    .flat()
    .filter((each) => typeof each === "string" || typeof each === "number")
    .map((each) => String(each).trim())
    .filter((text) => text !== "");
}

/** A number on the scale of its thing, 1 to 5 where none is named; fractions and percentages have their own. */
function judgeRating(value: string, { properties }: JsonLdThing): string | null {
  const fraction = /^(\d+(?:\.\d+)?)\s*(?:\/\s*(\d+(?:\.\d+)?)|%)$/.exec(value);
  if (fraction !== null) {
    const [, part, whole = "100"] = fraction;
    return Number(part) <= Number(whole) ? null : "which is beyond its own scale";
  }
  if (!/^[+-]?\d+(?:\.\d+)?$/.test(value)) return "which is no number such as 4.5";
  const bound = (name: string, fallback: number) => {
    const [text] = textsOf(ownValue(properties, name));
    return text === undefined || Number.isNaN(Number(text)) ? fallback : Number(text);
  };
  const best = bound("bestRating", 5);
  const worst = Math.min(bound("worstRating", 1), best);
  const isOnScale = Number(value) >= worst && Number(value) <= best;
  return isOnScale ? null : `which is not on its scale of ${worst} to ${best}`;
}

/** ISO 8601, as schema.org has it: https://schema.org/Date, https://schema.org/DateTime */
function judgeDate(value: string): string | null {
  const parts =
    /^([+-]?\d{4,6})(?:-?(\d{2})(?:-?(\d{2})(?:[T ]+(\d{2})(?::?(\d{2}))?.*)?)?)?$/i.exec(value);
  // Weeks and days of the year are of ISO 8601 as well.
  if (parts === null) {
    return /^\d{4}-?(?:W\d{2}|\d{3}$)/.test(value) ? null : "which is no date such as 2026-11-28";
  }
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts
    .slice(1)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysOf(year, month);
  return isDay && hour <= 24 && minute <= 59 ? null : "which does not exist";
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

const JUDGED_THINGS = ["Review", "AggregateRating", "ClaimReview", "EmployerAggregateRating"];

/** A review that is in the thing reviewed, or one that names it. */
function judgeReviewed({ types, properties, partOf }: JsonLdThing): readonly RefusedValue[] {
  const isJudgement = types.some((type) => JUDGED_THINGS.includes(type));
  // Others may point to one that has an id.
  if (!isJudgement || partOf.length > 0 || isFilled(properties["@id"])) return [];
  const reviewed = [properties["itemReviewed"]].flat()[0];
  const isNamed =
    typeof reviewed === "object" && reviewed !== null
      ? ["name", "@id"].some((name) => isFilled(ownValue(reviewed as Item, name)))
      : isFilled(reviewed);
  if (isNamed) return [];
  return [
    {
      name: "itemReviewed",
      problem: "missing or without a name: it says of nothing what was reviewed",
      advice: "Put the review into the thing that was reviewed, or name that in itemReviewed.",
      source: `${GUIDE}review-snippet`,
    },
  ];
}

type Item = Readonly<Record<string, unknown>>;

/** Each step has a name, and all but the last an address. */
function judgeSteps({ types, properties }: JsonLdThing): readonly RefusedValue[] {
  if (!types.includes("BreadcrumbList")) return [];
  const steps = [properties["itemListElement"]]
    .flat()
    .filter((step): step is Item => typeof step === "object" && step !== null)
    .filter((step) => Object.keys(step).some((key) => !key.startsWith("@")));
  const at = steps.findIndex((step, index) => !isStep(step, index === steps.length - 1));
  if (at === -1) return [];
  return [
    {
      name: "itemListElement",
      problem: `whose step ${at + 1} has no name or no address (item)`,
      advice: "Give each step of the trail a name, and each but the last an item with its address.",
      source: `${GUIDE}breadcrumb`,
    },
  ];
}

function isStep(step: Item, isLast: boolean): boolean {
  const item = [ownValue(step, "item")].flat()[0];
  const thing = typeof item === "object" && item !== null ? (item as Item) : {};
  const hasName = isFilled(ownValue(step, "name")) || isFilled(ownValue(thing, "name"));
  const hasAddress =
    (typeof item === "string" && item.trim() !== "") ||
    ["@id", "url", "@value"].some((name) => isFilled(ownValue(thing, name)));
  return hasName && (isLast || hasAddress);
}
