import { z } from "zod";

import {
  liveTools,
  MAX_ADDRESS_CHARACTERS,
  MAX_RIVALS,
  type LiveRequest,
} from "#engine/live/contract.ts";
import type { Result } from "#lib/result.ts";

const MAX_PHRASE_CHARACTERS = 200;

/** Longer than an address may be: what is too long is told as text, by the guard's first layer. */
const address = z.string().max(MAX_ADDRESS_CHARACTERS * 2);

const schema = z.strictObject({
  url: address,
  tool: z.enum(liveTools),
  rivals: z.array(address).max(MAX_RIVALS.titles).optional(),
  phrase: z.string().max(MAX_PHRASE_CHARACTERS).optional(),
  check: z.boolean().optional(),
});

/** The body of a request, or what is wrong with it in a sentence for a developer. */
export function readLiveRequest(body: unknown): Result<LiveRequest, string> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, problem: `${issue?.path.join(".") || "body"}: ${issue?.message}` };
  }
  const { url, tool, rivals, phrase, check } = parsed.data;
  return {
    ok: true,
    value: {
      url,
      tool,
      ...(rivals && { rivals: rivals.filter((one) => one.trim() !== "") }),
      ...(phrase !== undefined && { phrase }),
      ...(check !== undefined && { check }),
    },
  };
}
