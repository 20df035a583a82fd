import { z } from "zod";

import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import { liveTools, MAX_RIVALS, type LiveRequest } from "#engine/live/contract.ts";
import type { Result } from "#lib/result.ts";
import { strictBody } from "#server/front/strict-body.ts";

const MAX_PHRASE_CHARACTERS = 200;

const EXAMPLE = '{"url": "https://site.pk/", "tool": "seo-audit"}';

/** Longer than an address may be, so that the guard says what is wrong with one that is too long. */
const address = (name: string) =>
  z
    .string(`${name} is the address of a page, as text: send ${EXAMPLE}.`)
    .max(
      MAX_ADDRESS_CHARACTERS * 2,
      `${name} is too long: ${MAX_ADDRESS_CHARACTERS} characters are the most.`,
    );

const rivals = `"rivals" is a list of at most ${MAX_RIVALS.titles} addresses.`;
const phrase = `"phrase" is a text of at most ${MAX_PHRASE_CHARACTERS} characters.`;

const schema = strictBody(EXAMPLE, {
  url: address('"url"'),
  tool: z.enum(liveTools, `"tool" is one of ${liveTools.join(", ")}.`),
  rivals: z.array(address('Each of "rivals"'), rivals).max(MAX_RIVALS.titles, rivals).optional(),
  phrase: z.string(phrase).max(MAX_PHRASE_CHARACTERS, phrase).optional(),
  check: z.boolean('"check" is true or false.').optional(),
});

/** The body of a request, or what is wrong with it in a sentence for a developer. */
export function readLiveRequest(body: unknown): Result<LiveRequest, string> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    return { ok: false, problem: parsed.error.issues[0]?.message ?? `Send ${EXAMPLE}.` };
  }
  const { url, tool, rivals: those, phrase: words, check } = parsed.data;
  return {
    ok: true,
    value: {
      url,
      tool,
      ...(those && { rivals: those.filter((one) => one.trim() !== "") }),
      ...(words !== undefined && { phrase: words }),
      ...(check !== undefined && { check }),
    },
  };
}
