import { z } from "zod";

import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import { strictBody } from "#lib/strict-body.ts";

const EXAMPLE = '{"url": "https://site.pk"}';

const pages =
  '"pages" is a whole number from 1 on, without quotation marks. Leave it out for as many as are allowed.';
const earlier =
  '"earlier" is the id of a report of the same site. Leave it out where there is none.';

/** `POST /api/site-audits`. Each field has a sentence for whoever sends a wrong one. */
export const siteAuditRequest = strictBody(EXAMPLE, {
  /** Longer than an address may be, so that the guard says what is wrong with one that is too long. */
  url: z
    .string(`"url" is the address of the site, as text: send ${EXAMPLE}.`)
    .max(
      MAX_ADDRESS_CHARACTERS * 2,
      `"url" is too long: ${MAX_ADDRESS_CHARACTERS} characters at most.`,
    ),
  pages: z.int(pages).min(1, pages).optional(),
  /** The id of an earlier report of the same site, to compare with: the browser remembers its own. */
  earlier: z.string(earlier).max(100, earlier).optional(),
});

export type SiteAuditRequest = z.infer<typeof siteAuditRequest>;
