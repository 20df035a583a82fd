import { readFileSync } from "node:fs";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { EnvError, readEnv, readSettings, settingNames } from "./env.ts";
import { site } from "#lib/site/site.ts";
import { liveDefaults } from "#server/live/settings.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";
import { makeTemporaryFolder, writeFiles } from "#tests/support/server/site-folder.ts";

test("nothing needs to be set", () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: undefined,
    trustProxy: 0,
    hstsSubDomains: false,
    rateLimit: true,
    formActive: true,
    databaseUrl: undefined,
    // The privacy page's months.
    retentionDays: Math.floor((site.enquiriesKeptMonths * 365) / 12),
    mail: undefined,
    webhook: undefined,
  });
});

test("enquiries are kept for as long as is set, and for ever with 0", () => {
  expect(readEnv({ RETENTION_DAYS: "30" }).retentionDays).toBe(30);
  expect(readEnv({ RETENTION_DAYS: "0" }).retentionDays).toBeUndefined();
});

test("docs/settings.md names every setting of the server, and no other", () => {
  const table = readFileSync(path.join(import.meta.dirname, "../docs/settings.md"), "utf8")
    .split("\n")
    .flatMap((line) => /^\| (`[^|]*)\|/.exec(line)?.[1]?.match(/[A-Z][A-Z_]+/g) ?? []);

  expect(table.toSorted()).toEqual(["ENV_FILE", ...settingNames].toSorted());
});

test("an empty setting is one that is not set", () => {
  expect(readEnv({ PORT: "", DATABASE_URL: "", SMTP_HOST: "" })).toMatchObject({
    port: 3000,
    databaseUrl: undefined,
    mail: undefined,
  });
});

test.each([
  [{ PORT: "http" }, "PORT: write a port number"],
  [{ PORT: "70000" }, "PORT: a port is at most 65535"],
  [{ HSTS_SUBDOMAINS: "no" }, "HSTS_SUBDOMAINS: write on or off"],
  [{ RATE_LIMIT: "no" }, "RATE_LIMIT: write on or off"],
  [{ TRUST_PROXY: "-1" }, "TRUST_PROXY: must not be negative"],
  [{ DATABASE_URL: "mysql://x" }, "DATABASE_URL: write postgres://"],
  [{ RETENTION_DAYS: "a year" }, "RETENTION_DAYS: write a number of days"],
  [{ ALLOWED_ORIGINS: "https://a.example/path" }, "ALLOWED_ORIGINS: write origins such as"],
  [{ WEBHOOK_URL: "example.com" }, "WEBHOOK_URL: write a whole address"],
  [{ WEBHOOK_URL: "https://a.example" }, "WEBHOOK_SECRET must be set too"],
  [{ WEBHOOK_URL: "https://a.example", WEBHOOK_SECRET: "short" }, "WEBHOOK_SECRET: write at least"],
  [{ SMTP_HOST: "mail.example" }, "MAIL_FROM and MAIL_TO must be set too"],
  [
    { SMTP_HOST: "mail.example", MAIL_FROM: "a@b.example", MAIL_TO: "a@b.example", SMTP_USER: "u" },
    "both SMTP_USER and SMTP_PASSWORD",
  ],
  [{ SMTP_SECURITY: "ssl" }, "SMTP_SECURITY: write starttls, tls or none"],
  [{ MAIL_FROM: "nobody" }, "MAIL_FROM: write an email address"],
  [{ LIVE: "no" }, "LIVE: write on or off"],
])("%o is refused in plain words", (source: Record<string, string>, words) => {
  expect(() => readEnv(source)).toThrow(EnvError);
  expect(() => readEnv(source)).toThrow(words);
});

test("names every wrong setting at once", () => {
  expect(() => readEnv({ PORT: "x", RATE_LIMIT: "x" })).toThrow(/PORT.*\n.*RATE_LIMIT/);
});

test("a mail server's port follows from how it is encrypted", () => {
  const mail = { SMTP_HOST: "mail.example", MAIL_FROM: "a@b.example", MAIL_TO: "c@d.example" };

  expect(readEnv(mail).mail?.port).toBe(587);
  expect(readEnv({ ...mail, SMTP_SECURITY: "tls" }).mail?.port).toBe(465);
  expect(readEnv({ ...mail, SMTP_PORT: "2525" }).mail?.port).toBe(2525);
});

test("pages are read and sites audited unless that is switched off; sites never without pages", () => {
  expect(readEnv({}).live).toEqual(liveDefaults);
  expect(readEnv({ LIVE: "off" }).live.active).toBe(false);
  expect(readEnv({}).siteAudit).toEqual({ ...siteAuditDefaults, asksAsCrawlers: true });
  expect(readEnv({ SITE_AUDIT: "off" })).toMatchObject({
    live: { active: true },
    siteAudit: { active: false },
  });
  expect(readEnv({ LIVE: "off" }).siteAudit.active).toBe(false);
});

test("one switch ends asking as crawlers, for pages and for sites", () => {
  expect(readEnv({ ASK_AS_CRAWLERS: "off" })).toMatchObject({
    live: { active: true, asksAsCrawlers: false },
    siteAudit: { active: true, asksAsCrawlers: false },
  });
});

test("several origins are separated by commas or spaces", () => {
  expect(
    readEnv({ ALLOWED_ORIGINS: "https://a.example, https://b.example:8443" }).allowedOrigins,
  ).toEqual(["https://a.example", "https://b.example:8443"]);
});

function writeSettings(text: string) {
  const folder = makeTemporaryFolder();
  writeFiles(folder, { ".env": text });
  return path.join(folder, ".env");
}

describe("the file of settings", () => {
  test("gives what the environment leaves open", () => {
    const file = writeSettings(
      "# ours\nDATA_DIR=/var/lib/site\nPORT=4000\nSMTP_PASSWORD='a#b c'\n",
    );

    expect(readSettings({ PORT: "5000" }, file)).toEqual({
      DATA_DIR: "/var/lib/site",
      PORT: "5000",
      SMTP_PASSWORD: "a#b c",
    });
  });

  test("may lie where ENV_FILE says", () => {
    const file = writeSettings("DATA_DIR=/var/lib/site\n");

    expect(readEnv(readSettings({ ENV_FILE: file }, "/nowhere/.env")).dataDir).toBe(
      "/var/lib/site",
    );
  });

  test("may be missing in its usual place, or not be wanted", () => {
    expect(readSettings({ PORT: "1" }, "/nowhere/.env")).toEqual({ PORT: "1" });
    const file = writeSettings("PORT=4000\n");
    expect(readSettings({ ENV_FILE: "none" }, file)).toEqual({ ENV_FILE: "none" });
  });

  test("that was named and cannot be read is a mistake", () => {
    expect(() => readSettings({ ENV_FILE: "/nowhere/site.env" })).toThrow(
      "The settings in /nowhere/site.env cannot be read (ENOENT)",
    );
  });

  test("that is there and cannot be read is a mistake: DATA_DIR may stand in it", () => {
    // A folder in its place: root may read any file.
    expect(() => readSettings({}, makeTemporaryFolder())).toThrow(/cannot be read \(E/);
  });
});
