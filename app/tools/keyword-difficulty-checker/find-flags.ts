import type { SearchResult } from "./estimate-difficulty.ts";

/** What the title and the address of a result give away about how strong it really is. */
const FORUMS =
  /(^|\.)(reddit|quora|stackexchange|stackoverflow|answers\.com|pakwheels|hamariweb|tripadvisor)\.[a-z.]+$|(^|\.)(forum|forums|community)\./;
const SOCIAL =
  /(^|\.)(facebook|instagram|tiktok|youtube|linkedin|pinterest|x|twitter|threads)\.com$/;
const OLD_YEARS = 2;

/** What is worth knowing of a result, a few words each. `year`: the present one, by which titles are old. */
export function findFlags(
  { title = "", url = "" }: SearchResult,
  keyword: string,
  year: number,
): readonly string[] {
  const address = URL.parse(/^https?:/i.test(url) ? url : `https://${url}`);
  const host = url === "" || address === null ? "" : address.hostname.replace(/^www\./, "");
  const oldest = [...title.matchAll(/\b(20\d\d)\b/g)]
    .map(([, digits]) => Number(digits))
    .toSorted()
    .at(-1);
  const missing = title === "" ? [] : missingWords(title, keyword);
  return [
    ...(FORUMS.test(host) ? ["Forum or questions"] : []),
    ...(SOCIAL.test(host) ? ["Social site"] : []),
    ...(address?.pathname.toLowerCase().endsWith(".pdf") === true ? ["PDF"] : []),
    ...(oldest !== undefined && oldest < year - OLD_YEARS ? [`Title names ${oldest}`] : []),
    ...(missing.length > 0 ? [`Title lacks “${missing.join(" ")}”`] : []),
  ];
}

/** Words that searchers leave in and titles leave out. */
const SMALL_WORDS = new Set(
  "and are for from how near the with what میں کے کی کا سے mein kay".split(" "),
);

/** "Dentists" has "dentist", and the other way round; "Wi-Fi" has "wifi", "ڈاکٹروں" has "ڈاکٹر". */
function missingWords(title: string, keyword: string): readonly string[] {
  const words = [...wordsOf(title), ...wordsOf(title.replaceAll(/(?<=\p{L})[-‑](?=\p{L})/gu, ""))];
  const inTitle = new Set(words.flatMap((word) => [word, stemOf(word)]));
  const has = (word: string) =>
    [word, stemOf(word), `${word}s`, `${word}es`, `${word}ز`, `${word}وں`].some((form) =>
      inTitle.has(form),
    ) ||
    (/[aiou]s$/.test(word) && inTitle.has(word.slice(0, -1)));
  return wordsOf(keyword).filter((word) => word.length > 2 && !SMALL_WORDS.has(word) && !has(word));
}

/** English plurals as their singulars: "bodies", "boxes", "desks"; not "business", "bus", "analysis". */
function stemOf(word: string): string {
  if (/[a-z]{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/[a-z](?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /[a-z]{2}[^aisu']s$/.test(word) ? word.slice(0, -1) : word;
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .normalize("NFC")
      .toLowerCase()
      .replaceAll(/[\u064a\u0649]/g, "\u06cc")
      .replaceAll("\u0643", "\u06a9")
      // Titles leave the accent of "café" away, and searchers do.
      .replaceAll(/\p{Script=Latin}/gu, (letter) => letter.normalize("NFD").replace(/\p{M}/gu, ""))
      .match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? []
  );
}
