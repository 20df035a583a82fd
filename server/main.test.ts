import { DatabaseSync } from "node:sqlite";
import { closeSync, openSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

import { afterAll, describe, expect, onTestFinished, test, vi } from "vitest";

import { createCrawlSecret, hashOfSecret } from "#server/audits/start/audit-starter.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";
import { crawlsFile, openCrawlFile } from "#server/audits/store/sqlite.ts";
import type { Sql } from "#server/data/sql.ts";
import { addPasskey, beginSession } from "#server/desk/store/passkeys.ts";
import { findInvitation, invite } from "#server/desk/store/people.ts";
import { databaseFile, openSqliteStore } from "#server/store/sqlite.ts";
import { damageFile } from "#tests/support/server/damage-file.ts";
import { ask } from "#tests/support/server/http-client.ts";
import { enquiryRequest, runLoad } from "#tests/support/server/load.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";
import { startPostgres } from "#tests/support/server/postgres.ts";
import {
  makeSiteFolder,
  makeTemporaryFolder,
  writeFiles,
} from "#tests/support/server/site-folder.ts";
import { startSmtpSink } from "#tests/support/server/smtp-sink.ts";
import { kill, spawnServer, type SpawnOptions } from "#tests/support/server/spawn-server.ts";

/** Processes are started here, on machines that may be busy with other things. */
vi.setConfig({ testTimeout: 30_000 });

const postgres = await startPostgres();
afterAll(() => postgres?.stop());

async function startServer(env: Record<string, string> = {}, options: SpawnOptions = {}) {
  const dataDir = env["DATA_DIR"] ?? makeTemporaryFolder();
  const server = await spawnServer(
    {
      SITE_DIR: makeSiteFolder(),
      DATA_DIR: dataDir,
      RATE_LIMIT: "off",
      ...env,
    },
    options,
  );
  onTestFinished(() => kill(server));
  return { ...server, dataDir, server };
}

function readTokens(dataDir: string) {
  const database = new DatabaseSync(path.join(dataDir, "site.db"), { readOnly: false });
  try {
    return {
      integrity: database.prepare("pragma integrity_check").get()?.["integrity_check"],
      withoutOutbox: database
        .prepare("select count(*) as n from submission where id not in (select sub from outbox)")
        .get()?.["n"],
      tokens: new Set(
        database
          .prepare("select body from submission")
          .all()
          .map(({ body }) => (JSON.parse(String(body)) as { email: string }).email.split("@")[0]),
      ),
    };
  } finally {
    database.close();
  }
}

describe("what was acknowledged is never lost", () => {
  test("kill -9 right after the answer", async () => {
    const { port, dataDir, server } = await startServer();
    const answer = await ask(port, "/f/audit", {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ name: "A", email: "first@example.pk", message: "Hello" }),
    });

    await kill(server);

    expect(answer.text).toBe('{"next":"/thanks","ok":true}');
    expect(readTokens(dataDir)).toEqual({
      integrity: "ok",
      withoutOutbox: 0,
      tokens: new Set(["first"]),
    });
  });

  test("kill -9 in the midst of 64 clients, then a start on the same data", async () => {
    const { port, dataDir, server } = await startServer();
    let killed = false;

    const { acknowledged } = await runLoad({
      port,
      clients: 64,
      isOver: () => killed,
      request(serial) {
        if (serial === 300) {
          killed = true;
          void kill(server);
        }
        return enquiryRequest(`t${serial}`);
      },
    });
    await server.exited;

    const { integrity, withoutOutbox, tokens } = readTokens(dataDir);
    expect(acknowledged.length).toBeGreaterThan(50);
    expect(acknowledged.filter((token) => !tokens.has(token))).toEqual([]);
    expect({ integrity, withoutOutbox }).toEqual({ integrity: "ok", withoutOutbox: 0 });

    const restarted = await startServer({ DATA_DIR: dataDir });
    expect((await ask(restarted.port, "/readyz")).status).toBe(200);
  });

  test("SIGTERM in the midst of 64 clients ends well", async () => {
    const { port, dataDir, server } = await startServer();
    let ended = false;
    void server.exited.then(() => (ended = true));

    const { acknowledged } = await runLoad({
      port,
      clients: 64,
      isOver: () => ended,
      request(serial) {
        if (serial === 200 || serial === 201) server.process.kill("SIGTERM");
        return enquiryRequest(`t${serial}`);
      },
    });
    const code = await server.exited;

    const { tokens } = readTokens(dataDir);
    expect(code).toBe(0);
    expect(acknowledged.length).toBeGreaterThan(20);
    expect(acknowledged.filter((token) => !tokens.has(token))).toEqual([]);
  });
});

test("a promise that nobody waited for costs a line in the log, and no enquiry", async () => {
  const program = path.join(makeTemporaryFolder(), "serve.mjs");
  const serve = pathToFileURL(path.join(import.meta.dirname, "../tests/support/server/serve.ts"));
  writeFileSync(
    program,
    `await import(${JSON.stringify(serve.href)}); Promise.reject(new TypeError("of Ayesha"));`,
  );
  const { port, output } = await startServer({}, { program });
  await expect.poll(output, { timeout: 5000 }).toContain("unhandled_rejection");
  expect(output()).toContain("TypeError");
  expect(output()).not.toContain("Ayesha");

  const { acknowledged } = await runLoad({
    port,
    clients: 1,
    maxRequests: 1,
    request: (serial) => enquiryRequest(`after${serial}`),
  });
  expect(acknowledged).toHaveLength(1);
});

test("SIGTERM ends the stream of somebody who watches an audit, and then the server", async () => {
  const dataDir = makeTemporaryFolder();
  const crawls = openCrawlFile({ file: crawlsFile(dataDir) });
  const secret = createCrawlSecret();
  const now = Date.now();
  const crawl = {
    secretHash: hashOfSecret(secret),
    url: "https://lawn.pk/",
    settings: siteAuditDefaults,
    createdAt: now,
    keptUntil: now + 1_000_000,
    earlier: null,
    enquiry: null,
  };
  // Another process has it: nothing changes here, and the stream would go on.
  await crawls.create(crawl, { owner: "elsewhere", leaseMs: 10 * 60 * 1000 });
  await crawls.close();
  const { port, server } = await startServer({ DATA_DIR: dataDir, SITE_AUDIT: "on", LIVE: "on" });
  const stream = await fetch(`http://127.0.0.1:${port}/api/site-audits/${secret}/events`);
  expect(stream.status).toBe(200);

  server.process.kill("SIGTERM");
  expect(await server.exited).toBe(0);
  // A connection that is still busy after five seconds is cut, and its text breaks off.
  await expect(stream.text()).resolves.toContain("data:");
});

test("a log that is removed while the server runs costs nothing that was acknowledged", async () => {
  const { port, dataDir, output, server } = await startServer();
  const { acknowledged } = await runLoad({
    port,
    clients: 1,
    maxRequests: 6,
    request: (serial) => enquiryRequest(`before${serial}`),
  });

  // The desk has a connection of its own, and makes no new log.
  await fetch(`http://localhost:${port}/api/desk`);
  rmSync(path.join(dataDir, "site.db-wal"));
  await fetch(`http://localhost:${port}/api/desk`);
  // Closing the store, before it is opened again, writes what stood in its log.
  await expect.poll(output, { timeout: 5000 }).toMatch(/store_gone[^]*store_open/);
  await kill(server);

  expect(acknowledged).toHaveLength(6);
  expect(readTokens(dataDir).tokens).toEqual(new Set(acknowledged));
});

test("notifications survive a mail server that refuses and a site that dies", async () => {
  const dataDir = makeTemporaryFolder();
  const store = openSqliteStore({ file: databaseFile(dataDir) });
  for (let sent = 0; sent < 40; sent += 1) {
    await store.save(newSubmission({ at: Date.now() }));
  }
  await store.close();
  let asked = 0;
  const sink = await startSmtpSink({
    refuse: () => ((asked += 1) % 3 === 0 ? 451 : undefined),
    delayMs: 20,
  });
  onTestFinished(() => sink.close());
  const env = {
    DATA_DIR: dataDir,
    SMTP_HOST: "127.0.0.1",
    SMTP_PORT: String(sink.port),
    SMTP_SECURITY: "none",
    MAIL_FROM: "site@example.pk",
    MAIL_TO: "owner@example.pk",
  };
  const settings = { notifyLeaseMs: 1_000, notifyBackoffMs: 50 };

  for (let round = 0; round < 2; round += 1) {
    const { server } = await startServer(env, { settings });
    await expect.poll(() => sink.mails.length, { timeout: 5000 }).toBeGreaterThan(round * 4);
    await kill(server);
  }
  await startServer(env, { settings });
  const identities = () => new Set(sink.mails.map(({ messageId }) => messageId));

  await expect.poll(() => identities().size, { timeout: 15_000, interval: 50 }).toBe(40);
  expect(sink.refused()).toBeGreaterThan(5);
});

describe("starting", () => {
  test("says where it listens and where enquiries are kept, and that limits are off", async () => {
    const { output, port, dataDir } = await startServer();

    expect(output()).toContain(`Listening on http://127.0.0.1:${port}`);
    await expect.poll(output).toContain(`Enquiries are kept in ${dataDir}`);
    await expect.poll(output).toContain("RATE_LIMIT=off");
  });

  test.each([
    ["", "max-age=63072000"],
    ["on", "max-age=63072000; includeSubDomains"],
    ["off", "max-age=63072000"],
  ])("HSTS_SUBDOMAINS=%s is in the answers of pages and form alike", async (setting, value) => {
    const { port } = await startServer({ HSTS_SUBDOMAINS: setting, TRUST_PROXY: "1" });
    const headers = { "x-forwarded-proto": "https" };

    for (const target of ["/", "/f/audit"]) {
      const answer = await ask(port, target, { headers });
      expect(answer.headers["strict-transport-security"]).toBe(value);
    }
  });

  test("keeps the data from other users of the machine", async () => {
    const { dataDir } = await startServer({
      DATA_DIR: path.join(makeTemporaryFolder(), "data"),
    });

    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    for (const file of ["site.db", "site.db-wal", "site.db-shm"]) {
      expect(statSync(path.join(dataDir, file)).mode & 0o777).toBe(0o600);
    }
  });

  test.each([
    ["a wrong setting", { PORT: "http" }, "PORT: write a port number"],
    ["no built site", { SITE_DIR: "/nowhere" }, "There is no built site"],
  ])("%s is said in plain words", async (_what, env, words) => {
    await expect(startServer(env)).rejects.toThrow(words);
  });

  test("with a store of a newer version the pages are served, and it is said what to do", async () => {
    const dataDir = makeTemporaryFolder();
    await openSqliteStore({ file: databaseFile(dataDir) }).close();
    const database = new DatabaseSync(databaseFile(dataDir));
    database.exec("pragma user_version = 99");
    database.close();

    const { port, output } = await startServer({ DATA_DIR: dataDir });

    expect((await ask(port, "/")).status).toBe(200);
    const ready = await ask(port, "/readyz");
    expect(ready.status).toBe(503);
    expect(ready.text).toContain("written by a newer version of this site");
    expect(output()).toContain("written by a newer version of this site");
    const after = new DatabaseSync(databaseFile(dataDir));
    onTestFinished(() => after.close());
    expect(after.prepare("pragma user_version").get()).toEqual({ user_version: 99 });
  });

  test.skipIf(postgres === undefined)(
    "with a PostgreSQL that a power cut robs of enquiries says so",
    async () => {
      const { port, output } = await startServer({ DATABASE_URL: postgres!.url });

      const { status, text } = await ask(port, "/readyz");

      expect(status).toBe(200);
      expect(text).toContain("PostgreSQL runs with fsync=off");
      expect(output()).toContain('"event":"database_not_durable","setting":"fsync=off"');
    },
  );

  test("with a clock that is years ahead of the newest time seen, deleting is held and said", async () => {
    const dataDir = makeTemporaryFolder();
    const store = openSqliteStore({ file: databaseFile(dataDir) });
    const threeYearsAgo = Date.now() - 3 * 365 * 24 * 60 * 60 * 1000;
    await store.save(newSubmission({ at: threeYearsAgo }));
    await store.remember("clock", JSON.stringify({ newest: threeYearsAgo }));
    await store.close();

    const { port } = await startServer({ DATA_DIR: dataDir, RETENTION_DAYS: "730" });

    await expect
      .poll(async () => (await ask(port, "/readyz")).text)
      .toBe(
        '{"status":"ok","detail":["deletion by age is paused: the clock is 1095 days ahead of the newest time seen"]}',
      );
  });

  test("with a damaged database the pages are served, and enquiries refused", async () => {
    const dataDir = makeTemporaryFolder();
    writeFiles(dataDir, { "site.db": "This is no database. ".repeat(500) });

    const { port, output } = await startServer({ DATA_DIR: dataDir });
    const post = await ask(port, "/f/audit", {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ name: "A", email: "a@example.pk", message: "Hello" }),
    });

    expect((await ask(port, "/")).status).toBe(200);
    expect(post.status).toBe(503);
    expect(post.headers["retry-after"]).toBe("30");
    expect(JSON.parse(post.text)).not.toHaveProperty("next");
    expect((await ask(port, "/readyz")).status).toBe(503);
    expect(output()).toContain("store_unavailable");
  });
});

describe("a database that is damaged while the server runs", () => {
  const enquiry = {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify({ name: "A", email: "a@example.pk", message: "Hello" }),
  };

  test("is noticed by whoever reads it, and takes no enquiry that the next start would refuse", async () => {
    const dataDir = makeTemporaryFolder();
    const store = openSqliteStore({ file: databaseFile(dataDir) });
    // More than SQLite keeps in memory: the desk's list is read from the file.
    const fields = { message: "x".repeat(20_000) };
    const saved = Array.from({ length: 400 }, () =>
      store.save(newSubmission({ at: Date.now(), fields })),
    );
    await Promise.all(saved);
    const cookie = `__Host-desk=${await signInSomebody(store.data)}`;
    await store.close();
    const { port, output } = await startServer({ DATA_DIR: dataDir });
    expect((await ask(port, "/readyz")).status).toBe(200);

    damageFile(databaseFile(dataDir));
    expect((await ask(port, "/api/desk/enquiries", { headers: { cookie } })).status).toBe(503);

    await expect
      .poll(async () => (await ask(port, "/readyz")).status, { timeout: 10_000 })
      .toBe(503);
    expect((await ask(port, "/readyz")).text).toContain("the database is damaged");
    expect((await ask(port, "/f/audit", enquiry)).status).toBe(503);
    expect((await ask(port, "/")).status).toBe(200);
    expect(output().match(/"event":"database_damaged","database":"site.db"/g)).toHaveLength(1);
  });

  test("costs no enquiry where it is that of the audits, and /readyz says which it is", async () => {
    const dataDir = makeTemporaryFolder();
    const crawls = openCrawlFile({ file: crawlsFile(dataDir) });
    await crawls.close();
    damageFile(crawlsFile(dataDir));

    const { port, output } = await startServer({ DATA_DIR: dataDir, LIVE: "on", SITE_AUDIT: "on" });

    await expect
      .poll(async () => (await ask(port, "/readyz")).status, { timeout: 10_000 })
      .toBe(503);
    expect((await ask(port, "/readyz")).text).toContain("site-audits.db: the database is damaged");
    expect((await ask(port, "/f/audit", enquiry)).status).toBe(200);
    expect(output()).toContain('"event":"database_damaged","database":"site-audits.db"');
  });
});

/** A session as a sign-in begins it; returns its token. */
async function signInSomebody(sql: Sql): Promise<string> {
  const now = Date.now();
  const made = await invite(sql, { whom: { name: "Ayesha" }, by: null, now });
  const { person } = (await findInvitation(sql, made!.token, now))!;
  const key = { id: "key", person: person.id, publicKey: "", counter: 0, transports: [] };
  await addPasskey(sql, { ...key, device: "phone", by: null, now });
  return beginSession(sql, key.id, now);
}

const askToRead = (port: number, url: string, headers: Record<string, string> = {}) =>
  ask(port, "/api/live", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ url, tool: "seo-audit" }),
  });

describe("live reading", () => {
  test("an address that leads nowhere is answered with the reason, and is in no log", async () => {
    const { port, output } = await startServer();

    const answer = await askToRead(port, "no-such-site-7c1f.pk");

    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toEqual({
      outcome: "not-read",
      // Where this machine has no name server at all, that is what is said.
      reason: expect.stringMatching(/^(?:not-public|off)$/),
      detail: expect.any(String),
    });
    expect(JSON.parse((await ask(port, "/api/live")).text)).toEqual({ live: "on" });
    expect(output()).toContain("a visitor may have any number of pages read");
    expect(output()).not.toContain("7c1f");
  });

  test("LIVE=off says so, to the question and to whoever asks all the same", async () => {
    const { port } = await startServer({ LIVE: "off" });

    expect(JSON.parse((await ask(port, "/api/live")).text)).toEqual({ live: "off" });
    expect(JSON.parse((await askToRead(port, "tarardental.pk")).text)).toMatchObject({
      outcome: "not-read",
      reason: "off",
    });
  });

  test("only pages of this site may ask, not those of sites that may post the form", async () => {
    const { port } = await startServer({
      SITE_URL: "https://www.example.pk",
      ALLOWED_ORIGINS: "https://partner.pk",
      LIVE: "off",
    });

    expect((await askToRead(port, "a.pk", { origin: "https://www.example.pk" })).status).toBe(200);
    expect((await askToRead(port, "a.pk", { origin: "https://partner.pk" })).status).toBe(403);
  });

  test("our own site is not read", async () => {
    const { port } = await startServer({ SITE_URL: "https://www.example.pk" });

    expect(JSON.parse((await askToRead(port, "example.pk")).text)).toMatchObject({
      outcome: "not-read",
      detail: expect.stringContaining("our own site"),
    });
  });
});

describe("a log that cannot be written", () => {
  const form = { name: "A", email: "a@example.pk", message: "Hello" };
  const post = (port: number) =>
    ask(port, "/f/audit", {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify(form),
    });

  /** Three enquiries, and a page. */
  async function useSite(port: number) {
    const statuses = [];
    for (let sent = 0; sent < 3; sent += 1) statuses.push((await post(port)).status);
    return [...statuses, (await ask(port, "/")).status];
  }

  test("since its disk is full keeps neither pages nor form from going on", async () => {
    const stderr = openSync("/dev/full", "w");
    onTestFinished(() => closeSync(stderr));
    const { port } = await startServer({}, { stderr });

    expect(await useSite(port)).toEqual([200, 200, 200, 200]);
  });

  test("since nobody reads its pipe any more keeps neither from going on", async () => {
    const { port, server } = await startServer();
    server.process.stderr?.destroy();
    server.process.stdout?.destroy();

    expect(await useSite(port)).toEqual([200, 200, 200, 200]);
  });
});
