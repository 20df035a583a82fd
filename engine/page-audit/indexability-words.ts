/** The verdict in words, the same on the screen, in the terminal and in a file. */
import type { GateState } from "#engine/page-audit/gates/gate.ts";
import type { IndexabilityAnswer } from "./indexability.ts";
import { ROBOTS_TXT_FAILS_AT_FIRST } from "#engine/robots-txt/google-facts.ts";

export const answerWords: Record<IndexabilityAnswer, { word: string; meaning: string }> = {
  yes: {
    word: "Yes",
    meaning:
      "All five conditions are met. Whether it ranks is another question, and no score answers it.",
  },
  no: {
    word: "No",
    meaning:
      "One condition is not met. Until it is, Google shows nothing of this page, whatever its score.",
  },
  "not-now": {
    word: "Not at the moment",
    meaning: `While robots.txt fails, ${ROBOTS_TXT_FAILS_AT_FIRST}. Fix that before anything else.`,
  },
  elsewhere: {
    word: "Not under this address",
    meaning: "The page asks Google to index another address in its place.",
  },
  "not-from-html": {
    word: "Not from its HTML",
    meaning: "There are no words to judge before a script runs, so this page gets no score.",
  },
  unknown: {
    word: "Nothing here forbids it",
    meaning: "Not every condition could be checked; those are marked.",
  },
};

export const gateWords: Record<GateState, string> = {
  open: "met",
  shut: "not met",
  unknown: "not known",
};
