import { Hono, type Context } from "hono";

import { READING_PATH } from "#lib/desk/contract.ts";

import { answerHeaders } from "./answer-headers.ts";
import type { Desk } from "#server/desk/desk.ts";
import { deskRoutes } from "#server/desk/desk-routes.ts";
import { isAtDesk } from "#server/desk/is-at-desk.ts";
import { readingRoutes, type ShellPage } from "#server/desk/reading-routes.ts";
import { createFormAnswers, type AnswerFormOptions } from "#server/forms/answer-form.ts";
import { formRoutes, type FormOptions } from "#server/forms/form-routes.ts";
import { methodNotAllowed, notStored, refusals } from "#server/forms/refusal.ts";
import { healthRoutes, type HealthOptions } from "./health-routes.ts";
import { liveRoutes, type LiveRoutesOptions } from "#server/live/live-routes.ts";
import { errorKind } from "#server/log/log.ts";
import { createRequestFacts, type AppEnv, type RequestFactsOptions } from "./request-facts.ts";
import { siteRoute } from "#server/front/files/site-route.ts";
import type { BuiltSite } from "#server/front/files/load-site.ts";
import { requestBounds } from "./request-bounds.ts";
import { auditRoutes } from "#server/audits/routes/audit-routes.ts";
import type { AuditApi } from "#server/audits/start/start-audits.ts";

export type AppOptions = RequestFactsOptions &
  AnswerFormOptions &
  FormOptions &
  HealthOptions & {
    /** Reads pages for visitors; absent where nothing of the kind is offered. */
    live?: LiveRoutesOptions;
    /** The agency's own people's; absent where it is switched off. */
    desk?: Desk | undefined;
    /** The page whose look the link to a reading has. */
    readingShell: ShellPage;
    /** Audits whole sites for visitors; absent where nothing of the kind is offered. */
    siteAudits?: AuditApi;
    site: BuiltSite;
    /** The value of Strict-Transport-Security. */
    transportSecurity: string;
  };

/** Everything the server answers, one route module after another; built files come last. */
export function createApp(options: AppOptions): Hono<AppEnv> {
  const { log, live, siteAudits, desk } = options;
  const facts = createRequestFacts(options);
  const answers = createFormAnswers(options);
  const app = new Hono<AppEnv>();

  app.use(answerHeaders(options.transportSecurity, facts));
  app.use(requestBounds(facts));
  app.route("/f", formRoutes(options, { facts, answers }));
  app.post("/p/:project/f/:form", (context) => answers.refuse(context, refusals.projectNotFound));
  app.all("/p/:project/f/:form", (context) => answers.refuse(context, methodNotAllowed("POST")));
  const notices = () => [
    ...(options.notices?.() ?? []),
    ...[facts.notice()].filter((notice) => notice !== undefined),
  ];
  app.route("/", healthRoutes({ ...options, notices }));
  if (live !== undefined) app.route("/api/live", liveRoutes(live, facts));
  if (siteAudits !== undefined) {
    const isSignedIn = desk && ((context: Context<AppEnv>) => isAtDesk(desk, context));
    app.route(
      "/api/site-audits",
      auditRoutes(siteAudits, { facts, log, ...(isSignedIn && { isSignedIn }) }),
    );
  }
  app.route("/api/desk", deskRoutes(desk, facts));
  app.route(READING_PATH, readingRoutes(desk, options.readingShell));

  for (const path of ["/f/*", "/p/*"]) {
    app.all(path, (context) => answers.refuse(context, refusals.formNotFound));
  }
  app.route("/", siteRoute(options.site));
  app.onError((error, context) => {
    log.error("request_failed", { kind: errorKind(error) });
    return answers.refuse(context, notStored());
  });
  return app;
}
