import { z } from "zod";

import type { SiteAuditRequest } from "#engine/site-audit/contract.ts";
import { MAX_ADDRESS_CHARACTERS } from "#engine/live/contract.ts";
import type { Result } from "#lib/result.ts";

const schema = z.strictObject({
  /** Longer than an address may be: what is too long is told as text, by the guard's first layer. */
  url: z.string().max(MAX_ADDRESS_CHARACTERS * 2),
  pages: z.int().min(1).optional(),
  earlier: z.string().max(100).optional(),
});

/** The body of a request, or what is wrong with it in a sentence for a developer. */
export function readAuditRequest(body: unknown): Result<SiteAuditRequest, string> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, problem: `${issue?.path.join(".") || "body"}: ${issue?.message}` };
  }
  const { url, pages, earlier } = parsed.data;
  return {
    ok: true,
    value: {
      url,
      ...(pages !== undefined && { pages }),
      ...(earlier !== undefined && { earlier }),
    },
  };
}
