import { Hono } from "hono";

import { allowSlowAnswer } from "#server/front/request-bounds.ts";
import type { AppEnv } from "#server/front/request-facts.ts";
import { AuditAnswers, type AuditRoutesOptions, type ExportRoute } from "./audit-answers.ts";
import { refuseAudit } from "./audit-responses.ts";
import type { AuditApi, ListKind } from "#server/audits/start/start-audits.ts";

const EXPORTS: readonly ExportRoute[] = [
  { file: "report.json", format: "json", type: "application/json; charset=utf-8" },
  { file: "report.csv", format: "csv", type: "text/csv; charset=utf-8" },
  { file: "pages.csv", format: "pages", type: "text/csv; charset=utf-8" },
  { file: "report.md", format: "md", type: "text/markdown; charset=utf-8" },
  { file: "fixes.md", format: "fixes", type: "text/markdown; charset=utf-8" },
  { file: "sitemap.xml", format: "sitemap", type: "application/xml; charset=utf-8" },
];

const CHANGES = [
  ["stop", "stop"],
  ["marks", "mark"],
  ["sections", "hide"],
] as const;

const LISTS: readonly ListKind[] = ["pages", "issues"];

/**
 * The audit of whole sites over HTTP: engine/site-audit/contract.ts. Broken requests, foreign pages
 * and quotas are 4xx; what a site does is in the state.
 */
export function auditRoutes(audits: AuditApi, options: AuditRoutesOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const answers = new AuditAnswers(audits, options);

  app.get("/", () => answers.isOn());
  app.post("/", (context) => answers.begin(context));
  app.get(
    "/:id",
    answers.forCrawl((context, crawl) => answers.state(context, crawl)),
  );
  app.delete(
    "/:id",
    answers.forCrawl((_context, crawl) => answers.remove(crawl)),
  );
  for (const [name, act] of CHANGES) {
    app.post(
      `/:id/${name}`,
      answers.forCrawl((context, crawl) => answers[act](context, crawl)),
    );
  }
  app.post(
    "/:id/rechecks",
    allowSlowAnswer,
    answers.forCrawl((context, crawl) => answers.recheck(context, crawl)),
  );
  app.get(
    "/:id/events",
    answers.forCrawl((context, crawl) => answers.events(context, crawl)),
  );
  for (const kind of LISTS) {
    app.get(
      `/:id/${kind}`,
      answers.forCrawl((context, crawl) => answers.list(context, crawl, kind)),
    );
  }
  for (const file of EXPORTS) {
    app.get(
      `/:id/${file.file}`,
      answers.forCrawl((context, crawl) => answers.file(context, crawl, file)),
    );
  }

  const reading = [...LISTS, "events", ...EXPORTS.map(({ file }) => file)];
  for (const [path, ...methods] of [
    ["/", "GET", "POST"],
    ["/:id", "GET", "DELETE"],
    ...CHANGES.map(([name]) => [`/:id/${name}`, "POST"]),
    ["/:id/rechecks", "POST"],
    ...reading.map((part) => [`/:id/${part}`, "GET"]),
  ]) {
    const allowed = methods.join(", ");
    app.all(path!, () => refuseAudit(405, `Use ${methods.join(" or ")}.`, { Allow: allowed }));
  }
  app.all("/*", () => refuseAudit(404, "There is no such part of a report."));
  return app;
}
