import { attribute } from "#engine/html/html-document.ts";
import { evidenceOf } from "#engine/rules/check.ts";
import type { NoteRule } from "./note.ts";
import { count } from "#lib/count.ts";

/** Our choice: about what a screen reader says in one breath. */
const LONGEST_ALT = 100;

export const pictureNotes: readonly NoteRule[] = [
  {
    id: "long-alternative-text",
    group: "Pictures",
    source: "https://www.w3.org/WAI/tutorials/images/tips/",
    find({ document, images }) {
      const long = images.filter(
        (image) => [...(attribute(image, "alt") ?? "")].length > LONGEST_ALT,
      );
      if (long.length === 0) return null;
      return {
        text: `${count(long.length, "picture")} with more than ${LONGEST_ALT} characters of alternative text`,
        advice: "Say in a few words what the picture shows; the rest belongs into the page’s text.",
        evidence: evidenceOf(document, long),
      };
    },
  },
];
