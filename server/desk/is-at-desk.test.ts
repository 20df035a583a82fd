import { expect, test } from "vitest";

import type { AuditApi } from "#server/audits/start/start-audits.ts";
import type { Crawl } from "#server/audits/store/crawl-store.ts";
import { startTestApp } from "#tests/support/server/start-app.ts";
import { ORIGIN, startTestDesk } from "#tests/support/server/start-desk.ts";

/** Two reports: one that the agency had made, and one of a visitor's. */
const crawls = {
  ours: { id: 1, manageHash: null, hasReport: true, hidden: [] },
  theirs: { id: 2, manageHash: "0".repeat(64), hasReport: true, hidden: [] },
} as unknown as Record<string, Crawl>;

const audits = {
  isActive: true,
  find: async (id: string) => crawls[id],
  noteReader: async () => {},
  load: async () => ({ leave: () => {}, signal: new AbortController().signal }),
  stateJson: async () => ({ phase: "done", json: '{"phase":"done"}' }),
  mark: async () => ({ marks: [] }),
} as unknown as AuditApi;

async function start() {
  const { desk, enter } = startTestDesk();
  const { cookies, post } = await enter("Ayesha");
  const { app } = startTestApp({ desk, siteAudits: audits });
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const ask = async (path: string, headers: Record<string, string>, isReading = false) => {
    const request = new Request(`${ORIGIN}/api/site-audits/${path}`, {
      method: isReading ? "GET" : "POST",
      headers: { host: "localhost:3000", "content-type": "application/json", ...headers },
      ...(!isReading && { body: '{"fix": "a/b", "state": "done"}' }),
    });
    return app.fetch(request, { remoteAddress: "203.0.113.7" });
  };
  const ours = { origin: ORIGIN, "sec-fetch-site": "same-origin" };
  const mark = async (path: string, headers: Record<string, string>) =>
    (await ask(`${path}/marks`, headers)).status;
  const isStaff = async (path: string, headers: Record<string, string>) =>
    ((await (await ask(path, headers, true)).json()) as { isStaff?: true }).isStaff;
  return { cookie, ours, mark, isStaff, post, desk };
}

test("whoever is signed in at the desk manages the agency's own reports, and no visitor's", async () => {
  const { cookie, ours, mark, isStaff } = await start();

  expect(await mark("ours", { ...ours, cookie })).toBe(200);
  expect(await isStaff("ours", { cookie })).toBe(true);
  expect(await mark("theirs", { ...ours, cookie })).toBe(403);
  expect(await isStaff("theirs", { cookie })).toBeUndefined();
});

test("without a session, from another site, or after signing out it is refused", async () => {
  const { cookie, ours, mark, isStaff, post } = await start();

  expect(await mark("ours", ours)).toBe(403);
  expect(await isStaff("ours", {})).toBeUndefined();
  for (const foreign of [
    {},
    { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
    { origin: "http://other.localhost:3000", "sec-fetch-site": "same-site" },
  ]) {
    expect(await mark("ours", { ...foreign, cookie })).toBe(403);
  }

  await post("/sign-out");
  expect(await mark("ours", { ...ours, cookie })).toBe(403);
  expect(await isStaff("ours", { cookie })).toBeUndefined();
});

test("a report is read all the same where the desk's database does not answer", async () => {
  const { cookie, isStaff, desk } = await start();
  Object.assign(desk, { sql: { all: () => Promise.reject(new Error("away")) } });

  expect(await isStaff("ours", { cookie })).toBeUndefined();
});
