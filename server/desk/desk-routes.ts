import { Hono } from "hono";

import type { Desk } from "./desk.ts";
import { refuse, refuseForeign, words, type DeskContext } from "./desk-http.ts";
import { addEnquiryRoutes } from "./enquiry-routes.ts";
import { addExportRoute } from "./export-route.ts";
import { addPeopleRoutes } from "./people-routes.ts";
import { addSignInRoutes } from "./sign-in-routes.ts";
import { addStopRoutes } from "#server/watch/stop-routes.ts";
import { addWatchRoutes } from "#server/watch/watch-routes.ts";
import { addWebsiteRoutes } from "./website-routes.ts";
import { addWeekRoute } from "./week-route.ts";
import { errorKind } from "#server/log/log.ts";
import type { AppEnv, RequestFacts } from "#server/front/request-facts.ts";

/** Search engines list no answer of the desk; every answer of the app is `no-store`. */
const UNLISTED = "noindex, nofollow";
const READING: ReadonlySet<string> = new Set(["GET", "HEAD"]);

/** No DELETE of ours has a body: the connection ends with its answer, and the rest is not read. */
function hasUnreadBody({ req }: DeskContext): boolean {
  const isEmpty = (req.header("content-length") ?? "0") === "0";
  return req.method === "DELETE" && !(isEmpty && req.header("transfer-encoding") === undefined);
}

/** The desk over HTTP: lib/desk/contract.ts. `desk` undefined: `DESK=off`. */
export function deskRoutes(desk: Desk | undefined, facts: RequestFacts): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.use(async (context, next) => {
    context.header("X-Robots-Tag", UNLISTED);
    context.header("Cache-Control", "no-store");
    if (hasUnreadBody(context)) context.header("Connection", "close");
    if (desk === undefined) return refuse(context, "off", words.off);
    return next();
  });
  // A mail program stops mails by a POST from anywhere: the link itself is what may.
  if (desk !== undefined) addStopRoutes(app, desk);
  app.use(async (context, next) => {
    if (desk !== undefined && !READING.has(context.req.method)) {
      const refused = refuseForeign(context, desk);
      if (refused !== undefined) return refused;
    }
    return next();
  });
  if (desk !== undefined) {
    addSignInRoutes(app, desk, facts);
    addPeopleRoutes(app, desk);
    addEnquiryRoutes(app, desk);
    addWebsiteRoutes(app, desk, facts);
    addExportRoute(app, desk);
    addWeekRoute(app, desk);
    addWatchRoutes(app, desk);
  }
  app.all("*", (context) => refuse(context, "no-such-address", words.noAddress));
  app.onError((error, context) => {
    desk?.log.error("desk_unanswered", { kind: errorKind(error) });
    context.header("Retry-After", "5");
    return refuse(context, "away", words.away);
  });
  return app;
}
