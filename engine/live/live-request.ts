import { z } from "zod";

import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import { liveTools, MAX_RIVALS } from "./contract.ts";
import { strictBody } from "#lib/strict-body.ts";

const EXAMPLE = '{"url": "https://site.pk/", "tool": "seo-audit"}';

/** Longer than an address may be, so that the guard says what is wrong with one that is too long. */
const address = (name: string) =>
  z
    .string(`${name} is the address of a page, as text: send ${EXAMPLE}.`)
    .max(
      MAX_ADDRESS_CHARACTERS * 2,
      `${name} is too long: ${MAX_ADDRESS_CHARACTERS} characters at most.`,
    );

const rivals = `"rivals" is a list of at most ${MAX_RIVALS} addresses.`;

/** `POST /api/live`. Each field has a sentence for whoever sends a wrong one. */
export const liveRequest = strictBody(EXAMPLE, {
  url: address('"url"'),
  tool: z.enum(liveTools, `"tool" is one of ${liveTools.join(", ")}.`),
  /** `terms`: addresses of competing pages. */
  rivals: z
    .array(address('Each of "rivals"'), rivals)
    .max(MAX_RIVALS, rivals)
    .transform((list): readonly string[] => list.filter((one) => one.trim() !== ""))
    .optional(),
  /** `links`: also ask whether the targets answer. */
  check: z.boolean('"check" is true or false.').optional(),
});

export type LiveRequest = z.infer<typeof liveRequest>;
