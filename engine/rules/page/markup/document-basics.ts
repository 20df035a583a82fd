import { shorten } from "#lib/text/shorten.ts";
import {
  attribute,
  elementsOf,
  type HtmlDocument,
  type HtmlElement,
} from "#engine/html/html-document.ts";
import type { PageFacts } from "#engine/html/page-facts.ts";
import { pass, type Check, type Evidence } from "#engine/rules/check.ts";

/** Googlebot reads the first 2 MB of a file: https://developers.google.com/search/docs/crawling-indexing/googlebot */
const READ_BYTES = 2_000_000;

export const documentBasics: Check = {
  id: "document-basics",
  title: "Doctype, encoding and size",
  group: "technical",
  severity: "cosmetic",
  points: 2,
  why: "Without doctype a browser imitates the 1990s, without an encoding Urdu turns into gibberish, and Google does not read the end of an oversized file.",
  source: "https://html.spec.whatwg.org/multipage/semantics.html#charset",
  guide: {
    topic: "markup",
    name: "Doctype, encoding or size at fault",
    finds:
      "Finds pages without a doctype or an encoding, with one that does not fit the file, or with more HTML than search engines read to the end.",
    matters:
      "Sites with Urdu or Arabic text most of all: without the right encoding their letters turn into gibberish.",
    fix: "Begin the file with the doctype, name the encoding first in head, and keep the HTML under 2 MB.",
    doneWhen: "The page has a doctype and its real encoding, and is under 2 MB.",
    example: {
      kind: "html",
      wrong: `
        <html>
        <head><title>Office desks</title></head>
      `,
      right: `
        <!doctype html>
        <html>
        <head><meta charset="utf-8"><title>Office desks</title></head>
      `,
    },
  },
  evaluate({ document, context: { encoding } }) {
    const excess = findExcess(document);
    const faults = [
      findDoctypeFault(document),
      findEncodingFault(document, encoding),
      excess,
    ].filter((fault) => fault !== null);
    const [first] = faults;
    if (first === undefined) return pass("Doctype, encoding and size are in order");
    return {
      status: "warn",
      ...(excess !== null && { severity: "blocking" }),
      text: faults.map(({ text }) => text).join("; "),
      evidence: faults.map(({ evidence }) => evidence),
      fix: {
        advice: faults.map(({ advice }) => advice).join(" "),
        ...(first.markup === undefined ? {} : { markup: first.markup }),
      },
    };
  },
};

type Fault = { text: string; evidence: Evidence; advice: string; markup?: string };
type Encoding = PageFacts["context"]["encoding"];

function findDoctypeFault({ isQuirks, doctype, source }: HtmlDocument): Fault | null {
  if (!isQuirks) return null;
  return {
    text: doctype === null ? "No doctype" : "An outdated doctype",
    evidence: { line: 1, excerpt: shorten(source.trimStart(), 80).replace(/\s+/g, " ") },
    advice: "Begin the file with the doctype.",
    markup: "<!doctype html>",
  };
}

function findEncodingFault(document: HtmlDocument, encoding: Encoding): Fault | null {
  if (!elementsOf(document, "meta").some(declaresEncoding)) {
    return {
      text: "No encoding in the HTML",
      evidence: { line: 1, excerpt: "<head> has no <meta charset>" },
      advice: "Name it first in head, unless the server's header does.",
      markup: '<meta charset="utf-8">',
    };
  }
  if (encoding === undefined) return null;
  if (encoding.looksLike !== undefined) {
    return {
      text: `The page is read as ${encoding.used} but looks like ${encoding.looksLike}`,
      evidence: charsetEvidence(encoding.used),
      advice:
        "Declare the encoding in which the file is saved, in the page and in the server’s header.",
      markup: `<meta charset="${encoding.looksLike}">`,
    };
  }
  const { declared } = encoding;
  if (declared === undefined || declared === null || declared === encoding.used) return null;
  return {
    text: `The page says it is ${declared} but is ${encoding.used}`,
    evidence: charsetEvidence(declared),
    advice: "Declare the encoding in which the file is saved.",
    markup: `<meta charset="${encoding.used}">`,
  };
}

function charsetEvidence(label: string): Evidence {
  return { line: 1, excerpt: `charset=${label}` };
}

function declaresEncoding(meta: HtmlElement): boolean {
  if (attribute(meta, "charset") !== null) return true;
  if (!/content-type/i.test(attribute(meta, "http-equiv") ?? "")) return false;
  return /charset/i.test(attribute(meta, "content") ?? "");
}

function findExcess({ source, lineCount }: HtmlDocument): Fault | null {
  const bytes = new TextEncoder().encode(source).length;
  if (bytes <= READ_BYTES) return null;
  return {
    text: `The HTML has ${(bytes / 1_000_000).toFixed(1)} MB`,
    evidence: { line: lineCount, excerpt: "The end of the file may not be read" },
    advice: "Bring it under 2 MB: move inline data, scripts and pictures into files of their own.",
  };
}
