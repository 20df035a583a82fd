import type { Context } from "hono";

import { MANAGE_HEADER } from "#engine/site-audit/contract.ts";

import type { AppEnv } from "#server/front/request-facts.ts";
import { refuseAudit } from "./audit-responses.ts";
import { hashOfSecret, isCrawlSecret } from "#server/audits/start/audit-starter.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";

/** Whether somebody who is signed in at the desk asks, from a page of ours. Never rejects. */
export type IsSignedIn = (context: Context<AppEnv>) => Promise<boolean>;

const DESK_ALONE =
  "This link reads the report. Sign in at the desk to mark its findings and to check them again; it is stopped and deleted there.";
const LINK_READS =
  "This link reads the report. Stopping, marking, checking again and deleting need the second link, which whoever began it has.";

/** Who may change what belongs to a report: docs/decisions/0017-site-audits.md. */
export class ReportAccess {
  readonly #isSignedIn: IsSignedIn;

  /** Without a desk nobody is signed in there. */
  constructor(isSignedIn: IsSignedIn = async () => false) {
    this.#isSignedIn = isSignedIn;
  }

  /** One of the agency's own people, at a report of the agency's own. */
  async isStaff(context: Context<AppEnv>, crawl: Crawl): Promise<boolean> {
    return crawl.manageHash === null && (await this.mayChange(context, crawl));
  }

  /** Whoever may change it gets all of it as well. */
  async mayChange(context: Context<AppEnv>, { manageHash }: Crawl): Promise<boolean> {
    if (manageHash === null) return this.#isSignedIn(context);
    const key = context.req.header(MANAGE_HEADER) ?? "";
    return isCrawlSecret(key) && hashOfSecret(key) === manageHash;
  }

  /** Undefined where whoever asks may change it. */
  async refuse(context: Context<AppEnv>, crawl: Crawl): Promise<Response | undefined> {
    if (await this.mayChange(context, crawl)) return undefined;
    return refuseAudit(403, crawl.manageHash === null ? DESK_ALONE : LINK_READS);
  }
}
