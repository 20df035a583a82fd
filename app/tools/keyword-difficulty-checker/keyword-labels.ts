import {
  QUESTION_WORDS,
  QUESTION_PHRASES,
  PROVIDER_WORDS,
  BUY_WORDS,
  COMPARE_WORDS,
  NAVIGATE_WORDS,
  LOCAL_PHRASES,
  AREAS,
  ROMAN_URDU,
  CITY_ALIASES,
} from "./question-words.ts";

/**
 * What a keyword says by its own words: intent, place, length, form of a question. Labels and a
 * list of things to do, never a number: nothing here knows how many people search.
 */
export type SearchIntent = "question" | "buy" | "compare" | "navigate" | "local" | "unclear";
export type LengthLabel = "short" | "medium" | "long";

export type KeywordLabels = {
  words: number;
  length: LengthLabel;
  intent: SearchIntent;
  /** The words that tell: shown, so that the label can be doubted. */
  intentWords: readonly string[];
  /** What else it may be, with the words that tell: "best dentist in Lahore" is local, and compares. */
  alsoIntents: readonly (readonly [SearchIntent, readonly string[]])[];
  isQuestion: boolean;
  /** Served cities in the keyword, and words such as "near me". */
  cities: readonly { name: string; slug: string }[];
  localWords: readonly string[];
  language: "English" | "Urdu" | "Roman Urdu" | "mixed";
};

type CityName = { name: string; slug: string };

const LONG_WORDS = 5;
const MEDIUM_WORDS = 3;

/** `cityNames`: the served cities, of which every one that the keyword names is returned. */
export function labelKeyword(keyword: string, cityNames: readonly CityName[]): KeywordLabels {
  const text = normalize(keyword);
  const words = text === "" ? [] : text.split(" ");
  const has = (phrases: readonly string[]) => phrases.filter((phrase) => contains(text, phrase));

  const questions = [
    ...QUESTION_WORDS.filter(
      (word) =>
        words[0] === word ||
        ((/\p{Script=Arabic}/u.test(word) || ROMAN_URDU.has(word)) && words.includes(word)),
    ),
    ...has(QUESTION_PHRASES),
  ];
  const cities = findCities(text, cityNames);
  const localWords = withoutParts(has([...LOCAL_PHRASES, ...AREAS]));
  const cityWords = cities.map(({ name }) => name);
  const places = isJourney(text, cityWords)
    ? []
    : readPlaceIntent(text, [...cityWords, ...localWords]);
  const found: readonly (readonly [SearchIntent, readonly string[]])[] = [
    ["question", questions],
    ["buy", has(BUY_WORDS)],
    ...places,
    ["compare", has(COMPARE_WORDS)],
    ["buy", has(PROVIDER_WORDS)],
    ["navigate", [...has(NAVIGATE_WORDS), ...(DOMAIN.exec(keyword) ?? [])]],
  ];
  const [[intent, intentWords] = ["unclear", []] as const, ...others] = found.filter(
    ([, matches]) => matches.length > 0,
  );

  return {
    words: words.length,
    length: words.length >= LONG_WORDS ? "long" : words.length >= MEDIUM_WORDS ? "medium" : "short",
    intent,
    intentWords,
    alsoIntents: others.filter(([other]) => other !== intent),
    isQuestion:
      questions.length > 0 || keyword.trim().endsWith("?") || keyword.trim().endsWith("؟"),
    cities,
    localWords,
    language: readLanguage(words),
  };
}

/** A site by its address. */
const DOMAIN = /(?<![\w.-])[\w-]+(?:\.[\w-]+)*\.(?:com|pk|org|net|io)\b/i;

/** What people want to know of a place itself: no one nearby is looked for. */
const OF_A_PLACE =
  /^(?:weather|temperature|mausam|news|khabrein|map|maps|population|history|tareekh|distance|time|timezone|date|photos?|pictures?|images|capital|district|division|postal|code|zip|lockdown|smog|aqi|today|now|aaj|kal|live|موسم|خبریں|نقشہ|تاریخ|آبادی|آج)$/;
/** One thing of that name, which a place has once: who types it wants to get there. */
const NAMED_THING =
  /^(?:airport|zoo|fort|museum|university|board|bise|high|court|stock|exchange|port|press|club|metro|qalandars|kings|zalmi|gladiators|sultans|united|score|یونیورسٹی|بورڈ)$/;
const SMALL_WORD = /^(?:in|at|near|me|my|the|of|to|mein|ka|ki|ke|ko|میں|کے|کی|کا)$/;

/**
 * A trade and a place: somebody nearby is looked for. A place alone may be anything, and two with a way
 * between them are a journey.
 */
function readPlaceIntent(
  text: string,
  places: readonly string[],
): readonly (readonly [SearchIntent, readonly string[]])[] {
  if (places.length === 0) return [];
  const inPlaces = new Set(places.flatMap((place) => normalize(place).split(" ")));
  const aliases = Object.keys(CITY_ALIASES).flatMap((alias) => normalize(alias).split(" "));
  const others = text
    .split(" ")
    .filter((word) => !SMALL_WORD.test(word) && !inPlaces.has(word) && !aliases.includes(word));
  const trade = others.filter((word) => !OF_A_PLACE.test(word) && !COMPARE_WORDS.includes(word));
  if (trade.length === 0) return [];
  return trade.every((word) => NAMED_THING.test(word))
    ? [["navigate", trade]]
    : [["local", places]];
}

/** "near me" says what "near" says. */
function withoutParts(phrases: readonly string[]): readonly string[] {
  return phrases.filter(
    (phrase) => !phrases.some((longer) => longer !== phrase && contains(longer, phrase)),
  );
}

/** "lahore to karachi", "from Multan to Dubai", "لاہور سے کراچی"; "close to Lahore" is not one. */
function isJourney(text: string, cities: readonly string[]): boolean {
  const names = [...cities.map(normalize), ...Object.keys(CITY_ALIASES).map(normalize)];
  return names.some(
    (name) =>
      ["to", "se", "sy", "سے"].some((word) => contains(text, `${name} ${word}`)) ||
      contains(text, `from ${name}`) ||
      (contains(text, `to ${name}`) && !/ (?:close|near|next) to /.test(` ${text} `)),
  );
}

/** Lower case, one blank between words, Arabic keyboard letters as Urdu ones. */
function normalize(keyword: string): string {
  return keyword
    .normalize("NFC")
    .toLowerCase()
    .replace(/[\u064a\u0649]/g, "\u06cc")
    .replaceAll("\u0643", "\u06a9")
    .replace(/[\p{P}\p{S}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function contains(text: string, phrase: string): boolean {
  return ` ${text} `.includes(` ${phrase} `);
}

function findCities(text: string, cityNames: readonly CityName[]): readonly CityName[] {
  const slugs = new Set(
    Object.entries(CITY_ALIASES).flatMap(([alias, slug]) =>
      contains(text, normalize(alias)) ? [slug] : [],
    ),
  );
  return cityNames.filter(({ name, slug }) => {
    const plain = normalize(name);
    const joined = normalize(name.replaceAll(".", ""));
    return slugs.has(slug) || contains(text, plain) || contains(text, joined);
  });
}

function readLanguage(words: readonly string[]): KeywordLabels["language"] {
  const urdu = words.filter((word) => /\p{Script=Arabic}/u.test(word)).length;
  if (urdu > 0) return urdu === words.length ? "Urdu" : "mixed";
  return words.some((word) => ROMAN_URDU.has(word)) ? "Roman Urdu" : "English";
}
