import { shorten } from "#lib/text/shorten.ts";
import { readOwnTexts } from "#engine/html/code-text.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { pass, type Check, type Evidence } from "#engine/rules/check.ts";
import type { PageIssue } from "#engine/rules/page-issue.ts";
import { howMany } from "#engine/site-audit/rule-helpers/how-many.ts";

const lettersBroken: PageIssue = {
  id: "letters-broken",
  severity: "clicks",
  source: "w3c",
  weight: 2,
  fixedIn: "content",
  title: (pages) => `${howMany(pages, "page shows", "pages show")} broken letters`,
  rule: "Title, description and text show the letters that were meant.",
  fix: "Let page and server name the encoding in which the text is saved; UTF-8 is the one to have. Type again what was saved with broken letters.",
  doneWhen: "No � and no “Ã©” is left.",
};

export const brokenLetters: Check = {
  id: "broken-letters",
  title: "Letters are whole",
  group: "on-page",
  severity: "clicks",
  points: 1,
  why: "“Ã©” and “�” are what is left of letters that were read in another encoding than they were written in.",
  source: "https://www.w3.org/International/questions/qa-what-is-encoding",
  issues: [lettersBroken],
  guide: {
    topic: "text",
    name: "Broken letters",
    finds:
      "Finds signs that are left of letters read in the wrong encoding, in the title, the description and the text, such as a black diamond with a question mark.",
    matters:
      "Sites moved from one server or database to another, and any text in Urdu, where nothing readable remains.",
    example: {
      kind: "html",
      wrong: "<title>CafÃ© desks and chairs for officesâ€™ work in Lahore</title>",
      right: "<title>Café desks and chairs for offices’ work in Lahore</title>",
    },
  },
  evaluate(facts) {
    const misread = findMisread(facts);
    if (misread !== null) return { ...misread, status: "fail", issue: lettersBroken };
    const places = findPlaces(facts);
    const [first] = places;
    if (first === undefined || isAboutLetters(facts)) return pass("No letter is broken");
    return {
      status: "fail",
      issue: lettersBroken,
      text: `${first.where} has broken letters, such as “${first.broken}”`,
      evidence: places.map(({ evidence }) => evidence),
      fix: { advice: lettersBroken.fix },
    };
  },
};

/** Whole UTF-8 that is read as something else: the letters are right, and what page or server says is not. */
function findMisread({ context: { encoding } }: PageFacts) {
  if (encoding?.looksLike !== "utf-8") return null;
  const { used, declared } = encoding;
  const who = declared === used ? "the page's head says" : "the server's header says";
  return {
    text: `The page's bytes are UTF-8, and ${who} ${used}`,
    evidence: [{ line: 1, excerpt: `charset=${used}` }],
    fix: {
      advice: "Say utf-8 in the page's head and in the server's header; the text itself is right.",
      markup: '<meta charset="utf-8">',
    },
  };
}

type Place = { where: string; broken: string; evidence: Evidence };

/** U+FFFD: bytes that the encoding does not know, or half a letter. */
const UNDECODED = /\uFFFD+/u;

/**
 * UTF-8 read as Windows-1252: of Latin letters with marks and of quotation marks one is enough, of
 * Arabic and Devanagari letters, of two bytes and more, it takes two. What may be in a text beside
 * such a sign by right (a blank after Ã, a closing quotation mark) does not count.
 */
const MISREAD =
  /[ÃÂ][\u0080-\u009F¡-ªµ-º¼-¿]|â€[\u0080-\u00BF\u2018-\u2022œžŸ™˜¦]|(?:[ØÙÚÛ][\u0080-\u00BF\u0152-\u017E\u02C6\u02DC\u2013-\u203A\u20AC\u2122]\s?){2}|(?:à[¤¥][\u0080-\u00BF\u0152-\u017E\u2013-\u203A\u20AC\u2122]){2}/u;

/** A text about letters shows such signs on purpose. */
function isAboutLetters({ visibleText }: PageFacts): boolean {
  return /\bU\+FFFD\b|mojibake|\butf-?8\b|windows-125\d|iso-8859/i.test(visibleText);
}

function findPlaces(facts: PageFacts): readonly Place[] {
  const { document, title, titles, description, descriptions } = facts;
  const inText = readOwnTexts(document).find(({ text }) => findBroken(text) !== null);
  return [
    toPlace("The title", title, titles[0]?.line),
    toPlace("The description", description, descriptions[0]?.line),
    toPlace("The text", inText?.text ?? null, inText?.element?.line),
  ].filter((place) => place !== null);
}

function toPlace(where: string, text: string | null, line = 1): Place | null {
  const found = text === null ? null : findBroken(text);
  if (text === null || found === null) return null;
  const start = Math.max(0, found.index - 60);
  const around = shorten(text.slice(start), found.index + 60 - start, "");
  // Never half a pair at its beginning.
  const excerpt = around.replace(/^[\uDC00-\uDFFF]/, "").replace(/\s+/g, " ");
  return { where, broken: found[0], evidence: { line, excerpt, mark: found[0] } };
}

function findBroken(text: string): RegExpExecArray | null {
  return UNDECODED.exec(text) ?? MISREAD.exec(text);
}
