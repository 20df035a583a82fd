import type { PageLimit } from "#engine/ai-access/list-page-limits.ts";
import type { PageVerdict } from "#engine/rules/page-verdict.ts";

/** Where a value is in a page. */
export type At<Value> = { value: Value; line: number };

/** What the rules ask of one page, small enough to be kept for ten thousand of them. */
export type SitePageFacts = {
  /** What the checks of single pages find, for the rules that count it. */
  verdicts: readonly PageVerdict[];
  titles: readonly At<string>[];
  /** Of the first title, on a results page, in px. */
  titleWidthPx: number;
  descriptions: readonly At<string>[];
  h1s: readonly At<string>[];
  /** Null: no attribute. */
  lang: string | null;
  dir: string | null;
  /** In head and in the Link header. `value` null: not an address. */
  canonicals: readonly (At<string | null> & { from: "head" | "header" })[];
  noindex: (At<string> & { from: "meta" | "header" }) | null;
  /** For Bing, where Google may index it. */
  noindexBing?: At<string> & { from: "meta" | "header" };
  nofollow: (At<string> & { from: "meta" | "header" }) | null;
  hreflang: readonly (At<string | null> & { code: string; from: "head" | "header" })[];
  /** What robots metas and X-Robots-Tag say to Google, in small letters without blanks; absent in rows of older rules. */
  robots?: readonly string[];
  /** What it asks of search engines and AI readers; absent in rows of older rules. */
  limits?: readonly PageLimit[];
  /** Types of schema.org that the page names, once each, in their order; absent in rows of older rules. */
  dataTypes?: readonly string[];
  /** Words that a reader sees without JavaScript. */
  wordCount: number;
  /** The words of the part that is the page's own (without menus and footer). */
  mainWordCount: number;
  /** The element that a script is to fill, where the HTML has no words of its own. */
  shell: At<string> | null;
  /** Hash of the main text; equal texts have equal hashes. */
  textHash: string;
  /** 64 bits in hexadecimal, over the main text's words. */
  simhash: string;
  /**
   * Sorted 32-bit hashes of the main text's shingles: little-endian in base64 where they are kept,
   * numbers where thousands of pages are compared. `readShingles` takes both.
   */
  shingles: string | Uint32Array;
  /** Some of the main text's own words, to show and to compare pages that differ by a name alone. */
  opening: string;
  /** Hash of the markup's skeleton: pages of one template share it. */
  shape: string;
  /** Values of `id` and `a name`, at most 2,000. */
  ids: readonly string[];
  /** The text speaks of a missing page. */
  saysMissing: At<string> | null;
  businesses: readonly BusinessFacts[];
  phones: readonly At<string>[];
  /** The last nine digits of numbers that are in the text; absent: none. */
  textPhones?: readonly string[];
  whatsappLinks: readonly At<string>[];
  favicon: boolean;
  renderBlocking: readonly At<string>[];
  /** The first large picture, where it is loaded lazily. */
  lazyFirstImage: At<string> | null;
  /** Common Urdu words that are written in Arabic letters. */
  arabicLetters: readonly At<string>[];
  /** Buttons and anchors without an address that say "load more" and the like. */
  deadAnchors: readonly At<string>[];
  /** Absent: none, or read before these were looked for. */
  hackSigns?: HackSigns;
};

export type BusinessFacts = {
  line: number;
  type: string;
  name: string | null;
  phone: string | null;
  /** Street, city and code; null where there is no street. */
  address: string | null;
  locality: string | null;
  /** Absent: none is said. */
  country?: string;
};

/** A link that a style keeps out of sight, among others or alone; at most one for each site. */
export type HiddenLink = At<string> & {
  anchor: string;
  /** How, in words: "left:-9999px". */
  how: string;
  /** No menu or dialog is hidden so. */
  isStrong: boolean;
};

/** `who` is sent there by a script. */
export type VisitorRedirect = At<string> & { who: string };

/** What looks as if somebody else had put it into the page. */
export type HackSigns = {
  hiddenLinks?: readonly HiddenLink[];
  /** What a script unpacks to. */
  packedScripts?: readonly At<string>[];
  /** Where a script sends phones or search visitors. */
  visitorRedirects?: readonly VisitorRedirect[];
};
