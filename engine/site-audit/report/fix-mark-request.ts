import { z } from "zod";

import { MAX_REASON_CHARACTERS } from "#engine/site-audit/contract.ts";
import { strictBody } from "#lib/strict-body.ts";
import { oneLine } from "#lib/text/one-line.ts";

const EXAMPLE = '{"fix": "h1-missing/single", "state": "ignored", "reason": "A test page."}';

/** The key of a finding; `example`: of a whole request, as JSON. */
export function fixKey(example: string) {
  const words = `"fix" is the key of a finding of this report: send ${example}.`;
  return z.string(words).min(1, words).max(4_000, words);
}

const state = '"state" is "done", "ignored", or "open" to take the mark away.';

/** `POST /api/site-audits/:id/marks`. "open" takes a mark away; what is ignored needs a reason. */
export const fixMarkRequest = strictBody(EXAMPLE, {
  fix: fixKey(EXAMPLE),
  state: z.enum(["done", "ignored", "open"], state),
  reason: z
    .string('"reason" is text. Leave it out where there is none.')
    .max(
      MAX_REASON_CHARACTERS,
      `The reason is too long: ${MAX_REASON_CHARACTERS} characters at most.`,
    )
    .transform(oneLine)
    .default(""),
}).refine((mark) => mark.state !== "ignored" || mark.reason !== "", {
  path: ["reason"],
  error: "Say in a few words why this finding is ignored.",
});

export type FixMarkRequest = z.input<typeof fixMarkRequest>;
