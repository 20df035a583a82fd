import { attribute, elementsOf } from "#engine/html/html-document.ts";
import { count } from "#lib/count.ts";
import { pass, type Check, type Evidence } from "#engine/page-audit/checks/check.ts";

/** Googlebot reads the first 2 MB of a file: https://developers.google.com/search/docs/crawling-indexing/googlebot */
const READ_BYTES = 2_000_000;

export const documentBasics: Check = {
  id: "document-basics",
  title: "Doctype, encoding and size",
  group: "technical",
  impact: "cosmetic",
  points: 1,
  why: "Without doctype a browser imitates the 1990s, without an encoding Urdu turns into gibberish, and Google does not read the end of an oversized file.",
  source: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
  evaluate({ document, context: { encoding } }) {
    const faults: { text: string; evidence: Evidence; advice: string; markup?: string }[] = [];
    if (document.isQuirks) {
      faults.push({
        text: document.doctype === null ? "No doctype" : "An outdated doctype",
        evidence: {
          line: 1,
          excerpt: document.source.trimStart().slice(0, 80).replace(/\s+/g, " "),
        },
        advice: "Begin the file with the doctype.",
        markup: "<!doctype html>",
      });
    }
    const declares = elementsOf(document, "meta").some(
      (meta) =>
        attribute(meta, "charset") !== null ||
        (/content-type/i.test(attribute(meta, "http-equiv") ?? "") &&
          /charset/i.test(attribute(meta, "content") ?? "")),
    );
    if (!declares) {
      faults.push({
        text: "No encoding in the HTML",
        evidence: { line: 1, excerpt: "<head> has no <meta charset>" },
        advice: "Name it first in head, unless the server's header does.",
        markup: '<meta charset="utf-8">',
      });
    } else if (encoding?.looksLike !== undefined) {
      faults.push({
        text: `The page is read as ${encoding.used} but looks like ${encoding.looksLike}`,
        evidence: { line: 1, excerpt: `charset=${encoding.used}` },
        advice:
          "Declare the encoding in which the file is saved, in the page and in the server’s header.",
        markup: `<meta charset="${encoding.looksLike}">`,
      });
    } else if (
      encoding?.declared !== undefined &&
      encoding.declared !== null &&
      encoding.declared !== encoding.used
    ) {
      faults.push({
        text: `The page says it is ${encoding.declared} but is ${encoding.used}`,
        evidence: { line: 1, excerpt: `charset=${encoding.declared}` },
        advice: "Declare the encoding in which the file is saved.",
        markup: `<meta charset="${encoding.used}">`,
      });
    }
    const broken = [...document.source.matchAll(/\uFFFD/g)];
    const firstBroken = broken[0]?.index ?? 0;
    if (encoding !== undefined && broken.length > 0) {
      faults.push({
        text: `${count(broken.length, "letter")} that ${encoding.used} does not know, shown as \uFFFD`,
        evidence: {
          line: document.source.slice(0, firstBroken).split("\n").length,
          excerpt: document.source
            .slice(Math.max(0, firstBroken - 60), firstBroken + 20)
            .replace(/\s+/g, " "),
        },
        advice:
          "A letter was cut in two, or the file is in another encoding than it says. Save it again as UTF-8.",
      });
    }
    const bytes = new TextEncoder().encode(document.source).length;
    if (bytes > READ_BYTES) {
      faults.push({
        text: `The HTML has ${(bytes / 1_000_000).toFixed(1)} MB`,
        evidence: { line: document.lineCount, excerpt: "The end of the file may not be read" },
        advice:
          "Bring it under 2 MB: move inline data, scripts and pictures into files of their own.",
      });
    }
    const [first] = faults;
    if (first === undefined) return pass("Doctype, encoding and size are in order");
    return {
      status: "warn",
      text: faults.map(({ text }) => text).join("; "),
      evidence: faults.map(({ evidence }) => evidence),
      fix: {
        advice: faults.map(({ advice }) => advice).join(" "),
        ...(first.markup === undefined ? {} : { markup: first.markup }),
      },
    };
  },
};
