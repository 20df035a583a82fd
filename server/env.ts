import { readFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

import { z } from "zod";

import { site } from "#lib/site/site.ts";
import { liveDefaults } from "#server/live/settings.ts";
import { siteAuditDefaults } from "#server/audits/settings.ts";

/** `NAME=` in a file of settings means "not set". */
const unset = z.literal("").transform(() => undefined);

const port = z.coerce
  .number("write a port number")
  .int("write a port number")
  .min(0, "a port is at least 0")
  .max(65_535, "a port is at most 65535");

const count = (unit: string) =>
  z.coerce
    .number(`write a number of ${unit}`)
    .int(`write whole ${unit}`)
    .min(0, "must not be negative");

const onOff = z.enum(["on", "off"], "write on or off");

const httpUrl = z.url({
  protocol: /^https?$/,
  error: "write a whole address, http:// or https://",
});

const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      httpUrl.refine((origin) => new URL(origin).origin === origin, {
        message: "write origins such as https://www.example.com, without a path",
      }),
    ),
  );

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([unset, schema.optional()]) as z.ZodType<z.output<Schema> | undefined>;

const schema = z.object({
  PORT: optional(port),
  HOST: optional(z.string()),
  DATA_DIR: optional(z.string()),
  SITE_URL: optional(httpUrl),
  ALLOWED_ORIGINS: optional(origins),
  TRUST_PROXY: optional(count("proxies")),
  HSTS_SUBDOMAINS: optional(onOff),
  RATE_LIMIT: optional(onOff),
  FORM: optional(onOff),
  DESK: optional(onOff),
  DATABASE_URL: optional(
    z.url({ protocol: /^postgres(ql)?$/, error: "write postgres://user:password@host/database" }),
  ),
  RETENTION_DAYS: optional(count("days")),
  SMTP_HOST: optional(z.string()),
  SMTP_PORT: optional(port),
  SMTP_SECURITY: optional(
    z.enum(["starttls", "tls", "none"], "write starttls, tls or none (none only on this machine)"),
  ),
  SMTP_USER: optional(z.string()),
  SMTP_PASSWORD: optional(z.string()),
  MAIL_FROM: optional(z.email("write an email address")),
  MAIL_TO: optional(z.string()),
  WEBHOOK_URL: optional(httpUrl),
  WEBHOOK_SECRET: optional(
    z
      .string()
      .regex(
        /^(whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/,
        "write at least 24 random bytes in base64: whsec_…",
      ),
  ),
  LIVE: optional(onOff),
  ASK_AS_CRAWLERS: optional(onOff),
  SITE_AUDIT: optional(onOff),
});

/** The variables that are read, but for `ENV_FILE`, which names a file of them. */
export const settingNames: readonly string[] = Object.keys(schema.shape);

export type MailEnv = {
  host: string;
  port: number;
  security: "starttls" | "tls" | "none";
  user?: string;
  password?: string;
  from: string;
  to: string;
};

export type WebhookEnv = { url: string; secret: string };

type Settings = Record<string, string | undefined>;

export type Env = ReturnType<typeof readEnv>;

/** A wrong setting, in words for the person who set it. */
export class EnvError extends Error {
  override name = "EnvError";
}

const DEFAULT_FILE = path.join(import.meta.dirname, "../.env");

/**
 * The environment, and what it leaves open from the file of settings: `ENV_FILE`, or `.env` in the
 * project's folder where there is one. So the server and each command have the same settings, also
 * where cron calls with an empty environment.
 */
export function readSettings(
  environment: Settings = process.env,
  defaultFile = DEFAULT_FILE,
): Settings {
  const named = environment["ENV_FILE"] || undefined;
  if (named === "none") return environment;
  const file = named ?? defaultFile;
  try {
    return { ...parseEnv(readFileSync(file, "utf8")), ...environment };
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" && named === undefined) return environment;
    throw new EnvError(
      `The settings in ${file} cannot be read (${code}). Run it as the user of the service, or let this user read the file.`,
    );
  }
}

/** `ASK_AS_CRAWLERS` alone, for the terminal: no other wrong setting stops it there. */
export function readAsksAsCrawlers(source: Settings = readSettings()): boolean {
  return asksAsCrawlers(check(schema.pick({ ASK_AS_CRAWLERS: true }), source));
}

const asksAsCrawlers = (env: Pick<z.output<typeof schema>, "ASK_AS_CRAWLERS">) =>
  env.ASK_AS_CRAWLERS !== "off";

function check<Schema extends z.ZodType>(wanted: Schema, source: Settings): z.output<Schema> {
  const parsed = wanted.safeParse(source);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `  ${name}: ${describeIssue(issue)}`;
  });
  throw new EnvError(`These settings are wrong:\n${lines.join("\n")}`);
}

/** Every setting of the server, read once. Nothing else reads the environment. */
export function readEnv(source: Settings = readSettings()) {
  const env = check(schema, source);

  return {
    port: env.PORT ?? 3000,
    /** Undefined: all of the machine's addresses. */
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR ?? "data"),
    siteDir: path.resolve("build/client"),
    siteUrl: env.SITE_URL,
    allowedOrigins: env.ALLOWED_ORIGINS ?? [],
    /** How many of our own proxies are in front of the server, each adding to X-Forwarded-For. */
    trustProxy: env.TRUST_PROXY ?? 0,
    /** Whether `Strict-Transport-Security` includes the subdomains. */
    hstsSubDomains: env.HSTS_SUBDOMAINS === "on",
    rateLimit: env.RATE_LIMIT !== "off",
    formActive: env.FORM !== "off",
    /** Whether the agency's people have their desk. */
    desk: env.DESK !== "off",
    databaseUrl: env.DATABASE_URL,
    /** Undefined: enquiries are kept until they are deleted by hand. */
    retentionDays: readRetention(env.RETENTION_DAYS),
    mail: readMail(env),
    webhook: readWebhook(env),
    /** A notification that was taken and not finished is taken again after this time. */
    notifyLeaseMs: 60_000,
    /** The first wait after a refusal; each one after it may be twice as long. */
    notifyBackoffMs: 30_000,
    live: {
      ...liveDefaults,
      active: env.LIVE !== "off",
      asksAsCrawlers: asksAsCrawlers(env),
    },
    /** Off without live reading: both read other people's sites. */
    siteAudit: {
      ...siteAuditDefaults,
      active: env.SITE_AUDIT !== "off" && env.LIVE !== "off",
      asksAsCrawlers: asksAsCrawlers(env),
    },
    /** Whether `npm run enquiries` has written its own lines to standard output before ours. */
    hasNpmBanner:
      source["npm_lifecycle_event"] === "enquiries" && source["npm_config_loglevel"] !== "silent",
  };
}

/** Not set, enquiries are deleted when the privacy page says so, or a day sooner; 0 keeps them. */
function readRetention(days: number | undefined): number | undefined {
  if (days === 0) return undefined;
  return days ?? Math.floor((site.enquiriesKeptMonths * 365) / 12);
}

function readMail(env: z.output<typeof schema>): MailEnv | undefined {
  if (env.SMTP_HOST === undefined) return undefined;
  if (env.MAIL_TO === undefined || env.MAIL_FROM === undefined) {
    throw new EnvError("SMTP_HOST is set, so MAIL_FROM and MAIL_TO must be set too.");
  }
  if ((env.SMTP_USER === undefined) !== (env.SMTP_PASSWORD === undefined)) {
    throw new EnvError("Set both SMTP_USER and SMTP_PASSWORD, or neither.");
  }

  const security = env.SMTP_SECURITY ?? "starttls";
  return {
    host: env.SMTP_HOST,
    port: env.SMTP_PORT ?? (security === "tls" ? 465 : 587),
    security,
    ...(env.SMTP_USER !== undefined && { user: env.SMTP_USER }),
    ...(env.SMTP_PASSWORD !== undefined && { password: env.SMTP_PASSWORD }),
    from: env.MAIL_FROM,
    to: env.MAIL_TO,
  };
}

function readWebhook(env: z.output<typeof schema>): WebhookEnv | undefined {
  if (env.WEBHOOK_URL === undefined) return undefined;
  if (env.WEBHOOK_SECRET === undefined) {
    throw new EnvError("WEBHOOK_URL is set, so WEBHOOK_SECRET must be set too.");
  }
  return { url: env.WEBHOOK_URL, secret: env.WEBHOOK_SECRET };
}

/** The union with "not set" hides the schema's own words one level down. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_union") return issue.message;
  const inner = issue.errors.map((issues) => issues[0]).findLast((first) => first !== undefined);
  return inner?.message ?? issue.message;
}

/** Where the site is reached, for links that leave it. */
export function publicOrigin(env: Pick<Env, "siteUrl" | "port">): string {
  return env.siteUrl === undefined ? `http://localhost:${env.port}` : new URL(env.siteUrl).origin;
}
