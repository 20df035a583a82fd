import { expect, test } from "vitest";

import { EnvError, readEnv } from "#server/env.ts";

test("nothing needs to be set", () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: undefined,
    trustProxy: 0,
    hstsSubDomains: true,
    rateLimit: true,
    groupCommit: true,
    formActive: true,
    databaseUrl: undefined,
    retentionDays: undefined,
    metricsPort: undefined,
    mail: undefined,
    webhook: undefined,
  });
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
  [{ MAIL_FROM: "nobody" }, "MAIL_FROM: write an e-mail address"],
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

test("several origins are separated by commas or spaces", () => {
  expect(
    readEnv({ ALLOWED_ORIGINS: "https://a.example, https://b.example:8443" }).allowedOrigins,
  ).toEqual(["https://a.example", "https://b.example:8443"]);
});
