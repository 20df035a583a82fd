import { z } from "zod";

import type { SiteAuditRequest } from "#engine/site-audit/contract.ts";
import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import type { Result } from "#lib/result.ts";
import { strictBody } from "#server/front/strict-body.ts";

const EXAMPLE = '{"url": "https://site.pk"}';

const pages =
  '"pages" is a whole number from 1 on, without quotation marks. Leave it out for as many as are allowed.';
const earlier =
  '"earlier" is the id of a report of the same site. Leave it out where there is none.';

const schema = strictBody(EXAMPLE, {
  /** Longer than an address may be, so that the guard says what is wrong with one that is too long. */
  url: z
    .string(`"url" is the address of the site, as text: send ${EXAMPLE}.`)
    .max(
      MAX_ADDRESS_CHARACTERS * 2,
      `"url" is too long: ${MAX_ADDRESS_CHARACTERS} characters are the most.`,
    ),
  pages: z.int(pages).min(1, pages).optional(),
  earlier: z.string(earlier).max(100, earlier).optional(),
});

/** The body of a request, or what is wrong with it in a sentence for a developer. */
export function readAuditRequest(body: unknown): Result<SiteAuditRequest, string> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    return { ok: false, problem: parsed.error.issues[0]?.message ?? `Send ${EXAMPLE}.` };
  }
  const { url, pages: most, earlier: before } = parsed.data;
  return {
    ok: true,
    value: {
      url,
      ...(most !== undefined && { pages: most }),
      ...(before !== undefined && { earlier: before }),
    },
  };
}
