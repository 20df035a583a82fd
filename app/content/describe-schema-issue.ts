import type { z } from "zod";

import { ownValue } from "#lib/own-value.ts";

/** How an editor calls what TypeScript expects. */
const kinds: Readonly<Record<string, string>> = {
  string: "a text in quotation marks",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list in square brackets",
  tuple: "a list in square brackets",
  object: "an entry in braces",
  record: "an entry in braces",
};

/** What is counted in a value that is too short or too long. */
const units: Readonly<Record<string, string>> = { string: "characters", array: "entries" };

/**
 * What to write, for rules whose schema says nothing of its own; a message of the schema comes first.
 * Undefined leaves it to the library's words.
 */
export function describeSchemaIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return `write ${kinds[issue.expected] ?? issue.expected}`;
    case "invalid_value":
      return `write ${issue.values.length > 1 ? "one of " : ""}${issue.values.map((value) => JSON.stringify(value)).join(", ")}`;
    case "unrecognized_keys":
      return `take out ${issue.keys.map((key) => JSON.stringify(key)).join(", ")}, or correct its spelling: no such field is known`;
    case "too_small":
      return describeBound(issue.origin, issue.exact ? "exactly" : "at least", issue.minimum);
    case "too_big":
      return describeBound(issue.origin, issue.exact ? "exactly" : "at most", issue.maximum);
    default:
      return undefined;
  }
}

function describeBound(origin: string, bound: string, limit: number | bigint): string {
  const unit = ownValue(units, origin);
  if (unit === undefined) return `write a number of ${bound} ${limit}`;
  if (bound === "at least" && Number(limit) === 1) return "do not leave it empty";
  return `write ${bound} ${limit} ${unit}`;
}
