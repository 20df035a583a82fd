import type { Command } from "./command.ts";
import { ownValue } from "#lib/own-value.ts";

/** "--title", "-50% …" is a value that begins with a dash, unless it is an option that there is. */
export function joinDashed(
  words: readonly string[],
  known: NonNullable<Command["options"]>,
): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const [word = "", next = ""] = words.slice(at, at + 2);
    const isValue =
      next.startsWith("-") &&
      next !== "-" &&
      next !== "-h" &&
      !Object.hasOwn(known, next.slice(2).split("=", 1)[0] ?? "");
    if (word.startsWith("--") && ownValue(known, word.slice(2))?.type === "string" && isValue) {
      joined.push(`${word}=${next}`);
      at += 1;
    } else joined.push(word);
  }
  return joined;
}
