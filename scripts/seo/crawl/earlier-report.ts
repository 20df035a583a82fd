import { z } from "zod";

import type { SiteReport } from "#engine/site-audit/site-report.ts";

const count = z.number();

/** What a comparison asks of the earlier report; anything else may be there, or missing in an old one. */
const schema = z.looseObject({
  site: z.string(),
  startUrl: z.url({ protocol: /^https?$/ }),
  startedAt: z.iso.datetime(),
  coverage: z.looseObject({ indexable: count, known: count, notRead: count }),
  points: z.looseObject({ total: count }),
  fixes: z.array(
    z.looseObject({
      key: z.string(),
      issue: z.string(),
      title: z.string(),
      points: count,
      mark: z
        .object({ state: z.enum(["done", "ignored"]), reason: z.string(), at: z.string() })
        .optional(),
    }),
  ),
  issues: z.array(
    z.looseObject({
      id: z.string(),
      pages: z.array(z.looseObject({ url: z.string(), fix: z.string() })),
    }),
  ),
  pages: z.array(z.looseObject({ url: z.string(), group: z.string() })),
});

/** A report as `--json` wrote it, with or without a byte order mark; undefined where it is none. */
export function parseEarlierReport(text: string): SiteReport | undefined {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    return undefined;
  }
  return schema.safeParse(json).success ? (json as SiteReport) : undefined;
}
