import { rmSync } from "node:fs";
import path from "node:path";

import { Hono } from "hono";
import { onTestFinished } from "vitest";

import {
  MANAGE_HEADER,
  type SiteAuditStarted,
  type SiteAuditState,
} from "#engine/site-audit/contract.ts";

import { createLog } from "#server/log/log.ts";
import type { AuditRoutesOptions } from "#server/audits/routes/audit-answers.ts";
import { auditRoutes } from "#server/audits/routes/audit-routes.ts";
import { siteAuditDefaults, type SiteAuditSettings } from "#server/audits/settings.ts";
import { startAudits } from "#server/audits/start/start-audits.ts";
import { makeTemporaryFolder } from "./site-folder.ts";
import { HTML, say, startSmallWeb } from "./small-web.ts";
import { testFacts } from "./request-facts.ts";

type TestAuditsOptions = {
  isOwn?: boolean;
  isSignedIn?: NonNullable<AuditRoutesOptions["isSignedIn"]>;
};

/** The audits' routes over a small web of three addresses, on an empty file. */
export async function startTestAudits(
  settings: Partial<SiteAuditSettings> = {},
  { isOwn = true, isSignedIn }: TestAuditsOptions = {},
) {
  const answers: NonNullable<Parameters<typeof startSmallWeb>[0]> = {
    "/": say(200, HTML, '<title>Lawn</title><h1>Lawn</h1><a href="/a">A</a><a href="/b">B</a>'),
    "/a": say(404, HTML),
    "/b": say(200, HTML, "<title>Lawn</title><h1>B</h1>"),
  };
  const web = await startSmallWeb(answers);
  const folder = makeTemporaryFolder();
  const file = path.join(folder, "site-audits.db");
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line), clock: Date.now });
  const audits = startAudits({
    settings: { ...siteAuditDefaults, gapMs: 1, ...settings },
    place: { file },
    siteUrl: "https://pehla.pk",
    clock: Date.now,
    log,
    boundsVisitors: true,
    guard: web.guard,
  });
  onTestFinished(async () => {
    await audits.close();
    await web.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const facts = testFacts({
    address: ({ req }) => req.header("x-visitor") ?? "39.32.1.1",
    isOwn: () => isOwn,
  });
  const routes = auditRoutes(audits.api, { facts, log, ...(isSignedIn && { isSignedIn }) });
  const app = new Hono().route("/api/site-audits", routes);
  const send = async (address: string, init: RequestInit) =>
    app.request(`/api/site-audits${address}`, init, {});
  const ask = (method: string, address: string, body?: unknown, visitor?: string) =>
    send(address, {
      method,
      headers: {
        ...(visitor !== undefined && { "x-visitor": visitor }),
        ...(body !== undefined && { "content-type": "application/json" }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  /** With the secret that may stop and delete. */
  const manage = (method: string, address: string, key: string | undefined) =>
    send(address, {
      method,
      headers: key === undefined ? {} : { [MANAGE_HEADER]: key },
    });
  const begin = async (url: string) =>
    (await (await ask("POST", "", { url })).json()) as SiteAuditStarted;
  return { app, ask, answers, audits, begin, file, lines, manage, web };
}

/** The states of a stream, until it ends. */
export async function readEvents(
  response: Response,
): Promise<{ type: string; state: SiteAuditState }[]> {
  const text = await response.text();
  return [...text.matchAll(/^data: (.+)$/gm)].map(
    ([, data = ""]) => JSON.parse(data) as { type: string; state: SiteAuditState },
  );
}
