import { randomUUID } from "node:crypto";

import { site as siteFile } from "#app/content/site/site.ts";

import { withDesk } from "#server/admin/change-enquiries.ts";
import { getOperand, UsageError, type Command } from "#server/admin/command.ts";
import { getEnquiry } from "#server/admin/find-enquiry.ts";
import { readTheirPage } from "#server/desk/read-page.ts";
import { readEnquiry } from "#server/desk/store/one-enquiry.ts";
import { startLive } from "#server/live/start-live.ts";

/** Reads the page that an enquiry names, as the desk does, and prints what stands on its timeline then. */
export const page: Command = {
  async withStore({ print, store, args, env, guard }) {
    const { id, fields } = await getEnquiry(store, getOperand(args, "Which one? page ID"));
    const url = fields["website"]?.trim() ?? "";
    if (url === "") throw new UsageError(`The enquiry ${id} names no website.`);
    const live = startLive({
      settings: env.live,
      siteUrl: env.siteUrl ?? siteFile.url,
      clock: Date.now,
      boundsVisitors: false,
      observe: () => {},
      ...(guard && { guard }),
    });
    try {
      await withDesk(env, async (sql) => {
        const { signal } = new AbortController();
        await readTheirPage(
          { sql, live: live.api, clock: Date.now },
          { id, url, person: null, visitor: "terminal", key: randomUUID(), signal },
        );
        const read = (await readEnquiry(sql, id))?.read;
        if (!read) throw new UsageError(`There is no enquiry ${id} any more.`);
        print(
          read.outcome === "read"
            ? [`${read.url}  ${read.score} of 100`, ...read.costs].join("\n")
            : `${read.url} was not read. ${read.detail}`,
        );
      });
    } finally {
      await live.close();
    }
  },
};
