import { z } from "zod";

import { MAX_REASON_CHARACTERS } from "#engine/site-audit/contract.ts";
import { strictBody } from "#lib/strict-body.ts";
import { oneLine } from "#lib/text/one-line.ts";

const EXAMPLE = '{"fix": "h1-missing/single", "state": "ignored", "reason": "A test page."}';

const fix = `"fix" is the key of a finding of this report: send ${EXAMPLE}.`;
const state = '"state" is "done", "ignored", or "open" to take the mark away.';

/** `POST /api/site-audits/:id/marks`. "open" takes a mark away; what is ignored needs a reason. */
export const fixMarkRequest = strictBody(EXAMPLE, {
  fix: z.string(fix).min(1, fix).max(4_000, fix),
  state: z.enum(["done", "ignored", "open"], state),
  reason: z
    .string('"reason" is text. Leave it out where there is none.')
    .max(
      MAX_REASON_CHARACTERS,
      `The reason is too long: ${MAX_REASON_CHARACTERS} characters are the most.`,
    )
    .transform(oneLine)
    .default(""),
}).refine((mark) => mark.state !== "ignored" || mark.reason !== "", {
  path: ["reason"],
  error: "Say in a few words why this finding is ignored.",
});

export type FixMarkRequest = z.input<typeof fixMarkRequest>;
