import { shorten } from "#lib/text/shorten.ts";
import { z } from "zod";

/**
 * The JSON object that a request brings, and nothing else. Each field has its own sentence; what is no
 * object, or brings a field that nobody knows, is told what to send. `example` is JSON.
 */
export function strictBody<Shape extends z.core.$ZodLooseShape>(example: string, shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? `${quote(issue.keys)} ${issue.keys.length === 1 ? "is" : "are"} not known here. What may be sent: ${quote(Object.keys(shape))}.`
        : `Send a JSON object, such as ${example}.`,
  });
}

function quote(names: readonly string[]): string {
  return names.map((name) => JSON.stringify(shorten(name, 40, ""))).join(", ");
}
