import { tellAi } from "./ai-words.ts";
import type { AiFindability } from "./judge-ai.ts";

/** More names than this are counted: the tool on the website lists them. */
const MOST_NAMES = 8;

/** The three verdicts as lines of plain text, the rows of each under it. */
export function listAiLines(ai: AiFindability): readonly string[] {
  return tellAi(ai).flatMap(({ question, answer, meaning, rows }) => [
    `${question} ${answer}. ${meaning}`,
    ...rows.map(({ word, names, why }) => `  ${word.padEnd(9)}  ${nameSome(names)}: ${why}`),
  ]);
}

function nameSome(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
