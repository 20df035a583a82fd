import { namesIcon } from "#engine/html/page-facts.ts";
import { evidenceOf, headEvidence } from "#engine/rules/check.ts";
import type { NoteRule } from "./note.ts";

export const headNotes: readonly NoteRule[] = [
  {
    id: "no-favicon",
    group: "Head",
    source: "https://developers.google.com/search/docs/appearance/favicon-in-search",
    find(facts) {
      if (namesIcon(facts.document)) return null;
      return {
        text: "No icon is named",
        advice:
          "Google shows it beside the result. Without a link it looks for /favicon.ico, which HTML cannot tell.",
        evidence: headEvidence(facts, '<link rel="icon">'),
      };
    },
  },
  {
    id: "no-x-default",
    group: "Head",
    source:
      "https://developers.google.com/search/docs/specialty/international/localized-versions#xdefault",
    find({ document, hreflang }) {
      const [first] = hreflang;
      const codes = new Set(hreflang.map(({ hreflang: code }) => code.trim().toLowerCase()));
      if (first === undefined || codes.size < 2 || codes.has("x-default")) return null;
      return {
        text: "No language version for everybody else (x-default)",
        advice: "Name the page for readers of no listed language, if there is one: it is optional.",
        evidence: evidenceOf(document, [first.element]),
      };
    },
  },
];
