import { readCityList, readRoad } from "./city-fields.ts";
import type { TextSection, ParsedTextFile } from "#app/content/parse-text-file.ts";
import type {
  DedicatedCopy,
  ExampleSearch,
  Intent,
  LahoreCopy,
  LocalNotes,
  Trade,
} from "./schema.ts";
import type { FaqEntry } from "#app/content/faq-entry.ts";

/** What a kind of page may have, by its headings. */
export const SECTIONS = {
  every: ["Lead", "Searches", "Questions", "Sources of landmarks", "Sources of facts"],
  generic: [
    "Place",
    "First",
    "Why search matters",
    "Timing",
    "Tailored",
    "Trade",
    "Agriculture",
    "Services",
    "Local Manufacturing",
    "Foundations",
    "Links",
    "Closing",
  ],
  dedicated: ["Why", "Languages", "Industries", "Districts", "Method", "Closing"],
  lahore: ["Why", "Phases", "Our services", "Industries", "Capabilities", "Reasons", "Closing"],
} as const;

export type PageKind = "generic" | "dedicated" | "lahore";

/** Which page a file is for, by its sections. */
export function kindOfPage({ sections }: ParsedTextFile): PageKind {
  if (sections.has("Phases")) return "lahore";
  return sections.has("Districts") ? "dedicated" : "generic";
}

const NOTHING: TextSection = { title: "", paragraphs: [], items: [], entries: [] };

export function readNotes(parsed: ParsedTextFile): LocalNotes {
  const { fields } = parsed;
  const headline = fields.get("headline");
  const [matters = "", timing = "", tailored = ""] = [
    "Why search matters",
    "Timing",
    "Tailored",
  ].map((name) => textOf(parsed, name));
  return {
    ...(headline && { headline }),
    lead: textOf(parsed, "Lead"),
    languages: readCityList(fields, "spoken") ?? [],
    notes: section(parsed, "Place").paragraphs,
    searches: readSearches(parsed),
    first: textOf(parsed, "First"),
    landmarks: readCityList(fields, "landmarks") ?? [],
    ...(matters && { matters }),
    ...(timing && { timing }),
    directions: readCityList(fields, "directions from") ?? [],
    road: readRoad(fields),
    ...(tailored && { tailored }),
    trades: readTrades(parsed),
    foundations: textOf(parsed, "Foundations"),
    links: textOf(parsed, "Links"),
    closing: textOf(parsed, "Closing"),
  };
}

const TRADE_SECTIONS: readonly (readonly [Trade, string])[] = [
  ["trade", "Trade"],
  ["agriculture", "Agriculture"],
  ["services", "Services"],
  ["manufacturing", "Local Manufacturing"],
];

function readTrades(parsed: ParsedTextFile): LocalNotes["trades"] {
  return Object.fromEntries(
    TRADE_SECTIONS.filter(([, name]) => parsed.sections.has(name)).map(([trade, name]) => [
      trade,
      textOf(parsed, name),
    ]),
  );
}

export function readDedicated(slug: string, parsed: ParsedTextFile): DedicatedCopy {
  const { fields } = parsed;
  const why = section(parsed, "Why");
  const industries = section(parsed, "Industries");
  const districts = section(parsed, "Districts");
  const method = section(parsed, "Method");
  return {
    slug,
    description: fields.get("description") ?? "",
    intro: {
      title: why.title,
      paragraphs: why.paragraphs,
      read: { text: fields.get("read as") ?? "", post: fields.get("read") ?? "" },
    },
    searches: readSearches(parsed),
    languages: textOf(parsed, "Languages"),
    industriesTitle: industries.title,
    industries: readIndustries(industries),
    districtsTitle: districts.title,
    districts: districts.entries.map(({ title, text }) => ({ name: title, text })),
    methodTitle: method.title,
    methodLead: textOf(parsed, "Method"),
    method: method.entries,
    closing: { title: section(parsed, "Closing").title, text: textOf(parsed, "Closing") },
  };
}

export function readLahore(parsed: ParsedTextFile): LahoreCopy {
  const why = section(parsed, "Why");
  return {
    description: parsed.fields.get("description") ?? "",
    why: { title: why.title, paragraphs: why.paragraphs },
    searches: readSearches(parsed),
    phases: section(parsed, "Phases").entries,
    serviceNotes: Object.fromEntries(
      section(parsed, "Our services").entries.map(({ title, text }) => [title, text]),
    ),
    industries: readIndustries(section(parsed, "Industries")),
    capabilities: section(parsed, "Capabilities").entries,
    reasons: section(parsed, "Reasons").entries,
    closing: { title: section(parsed, "Closing").title, text: textOf(parsed, "Closing") },
  };
}

export function readQuestions(parsed: ParsedTextFile): FaqEntry[] {
  return section(parsed, "Questions").entries.map(({ title, text }) => ({
    question: title,
    answer: text,
  }));
}

export type WrittenProfile = {
  lead: string;
  headline?: string;
  landmarks?: string[];
  population?: string;
  populationNote?: string;
  businesses?: string;
  industries?: string[];
};

/** What a city's file gives of its profile; the rest is the agreed default. */
export function readProfile(parsed: ParsedTextFile): WrittenProfile {
  const { fields } = parsed;
  const given = {
    headline: fields.get("headline"),
    landmarks: readCityList(fields, "landmarks"),
    population: fields.get("population"),
    populationNote: fields.get("population note"),
    businesses: fields.get("businesses"),
    industries: readCityList(fields, "industries"),
  };
  return {
    lead: textOf(parsed, "Lead"),
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  };
}

/** The lines that say who says something (app/content/source.ts). */
export function readSourceLines(
  parsed: ParsedTextFile,
  of: "Sources of landmarks" | "Sources of facts",
): string[] {
  return section(parsed, of).items;
}

/** "- buy: petrol pump hangu" → the search and what the searcher is about to do. */
function readSearches(parsed: ParsedTextFile): ExampleSearch[] {
  return section(parsed, "Searches").items.map((item) => {
    const [, intent = "", query = item] = /^(\w+): (.+)$/.exec(item) ?? [];
    return [query, intent as Intent];
  });
}

function readIndustries({ entries }: TextSection) {
  return entries.map((entry) => ({ ...entry, search: entry.search ?? "" }));
}

function section(parsed: ParsedTextFile, name: string): TextSection {
  return parsed.sections.get(name) ?? NOTHING;
}

function textOf(parsed: ParsedTextFile, name: string): string {
  return section(parsed, name).paragraphs.join(" ");
}
