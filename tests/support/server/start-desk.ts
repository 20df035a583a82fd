import { onTestFinished } from "vitest";

import type { DeskState } from "#lib/desk/contract.ts";

import type { Desk } from "#server/desk/desk.ts";
import { createDeskLimits, noDeskLimits } from "#server/desk/desk-limits.ts";
import { DeskHub } from "#server/desk/hub.ts";
import { invite } from "#server/desk/store/people.ts";
import { openDeskFile } from "#server/desk/store/sql.ts";
import { countWorse } from "#server/watch/readings.ts";
import { createMemoryLimiter } from "#server/forms/memory-limiter.ts";
import { createLog } from "#server/log/log.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { makeTemporaryFolder } from "./site-folder.ts";
import { createSoftPasskey } from "./soft-passkey.ts";
import { NOW, startTestApp } from "./start-app.ts";

export const ORIGIN = "http://localhost:3000";

/** A browser at the desk: it keeps its cookies. */
export type Browser = ReturnType<typeof openBrowserAt>;

type TestApp = ReturnType<typeof startTestApp>["app"];

/** The parts of a desk that has nothing to read and nobody to notify. */
const nothingElse = {
  live: {
    isActive: true,
    answer: async () => ({ outcome: "too-many", retryAfterSeconds: 60 }),
  },
  audits: {
    isActive: true,
    beginForStaff: async () => ({ ok: false, status: 400, problem: "No site is read here." }),
    findByKey: async () => undefined,
    linkTo: async () => undefined,
    describe: async () => Promise.reject(new Error("nothing is audited here")),
    list: async () => Promise.reject(new Error("nothing is audited here")),
    stop: async () => {},
    remove: async () => {},
  },
  forgetAudits: async () => 0,
  notify: ["email"],
  siteOrigin: undefined,
  origin: ORIGIN,
  brand: "Pehla Page",
  mailTo: "hello@pehlapage.example",
  channels: [],
} satisfies Partial<Desk>;

/** The desk on an empty store, without a network. `overrides` put other parts in. */
export function startTestDesk(overrides: Partial<Desk> = {}, { isLimited = false } = {}) {
  const file = databaseFile(makeTemporaryFolder());
  const store = openSqliteStore({ file });
  const sql = openDeskFile(file);
  const time = { now: NOW };
  const clock = () => time.now;
  const logLines: string[] = [];
  const log = createLog({ write: (line) => logLines.push(line), clock });
  const hub = new DeskHub({
    sql,
    clock,
    log,
    countWorse: () => countWorse(sql),
    lookEveryMs: 5,
  });
  const desk: Desk = {
    sql,
    store,
    clock,
    log,
    hub,
    limits: isLimited ? createDeskLimits(createMemoryLimiter) : noDeskLimits,
    ...nothingElse,
    ...overrides,
  };
  onTestFinished(async () => {
    hub.close();
    await sql.close();
    await store.close();
  });
  const { app } = startTestApp({ desk, log, clock });

  const openBrowser = (address = "203.0.113.7") => openBrowserAt(app, address);

  /** A new person with one device, signed in. */
  async function enter(name: string) {
    const { token } = (await invite(sql, { whom: { name }, by: null, now: clock() }))!;
    const browser = openBrowser();
    const passkey = createSoftPasskey();
    const device = `${name}’s phone`;
    const asked = await browser.post("/enrol/options", { token, device });
    const { options } = (await asked.json()) as { options: { challenge: string } };
    const answer = await browser.post("/enrol", { token, device, response: passkey.make(options) });
    const state = (await answer.json()) as Extract<DeskState, { state: "in" }>;
    return { ...browser, passkey, token, me: state.me, state };
  }

  return { app, desk, sql, store, file, time, logLines, openBrowser, enter };
}

/** By a challenge of its own. */
export async function signIn(browser: Browser, passkey: ReturnType<typeof createSoftPasskey>) {
  const asked = await browser.post("/sign-in/options");
  const { options } = (await asked.json()) as { options: { challenge: string } };
  return browser.post("/sign-in", { response: passkey.sign(options) });
}

function openBrowserAt(app: TestApp, address: string) {
  const cookies = new Map<string, string>();
  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Response> {
    const request = new Request(`${ORIGIN}/api/desk${path}`, {
      method,
      headers: {
        host: "localhost:3000",
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(method !== "GET" && { origin: ORIGIN, "sec-fetch-site": "same-origin" }),
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && {
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    });
    const response = await app.fetch(request, { remoteAddress: address });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === "" || /max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const get = (path: string) => ask("GET", path);
  const post = (path: string, body: unknown = {}, headers?: Record<string, string>) =>
    ask("POST", path, body, headers);
  const remove = (path: string) => ask("DELETE", path, {});
  return { ask, get, post, remove, cookies };
}
