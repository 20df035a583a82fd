import { createApp, type AppOptions } from "#server/front/create-app.ts";
import type { BuiltSite } from "#server/front/files/load-site.ts";
import { noLimits } from "#server/forms/limits.ts";
import { createLog } from "#server/log/log.ts";
import type { NewSubmission, Saved } from "#server/store/submission-store.ts";
import { contactPageHtml, urduPageHtml } from "./site-folder.ts";

/** Without a built file; its page for 404 is a word. */
const emptySite: BuiltSite = {
  files: new Map(),
  notFoundAt: new Map(),
  notFound: {
    variants: { identity: { body: Buffer.from("Not found"), etag: '"404"', headers: {} } },
  },
  policyOf: () => "default-src 'none'",
};

export const NOW = Date.UTC(2026, 10, 21, 9);

export const session = (data: unknown) => Buffer.from(JSON.stringify(data)).toString("base64");

/** Session data of a person who took half a minute. */
export const personal = session({ loadedAt: NOW - 30_000, webdriver: false });

export const jsonHeaders = {
  accept: "application/json",
  "content-type": "application/json",
  "formspree-session-data": personal,
};

/** The app with a store in memory, and short ways to post to it. */
export function startTestApp(overrides: Partial<AppOptions> = {}) {
  const saved: NewSubmission[] = [];
  const logLines: string[] = [];
  const app = createApp({
    store: {
      save: async (submission): Promise<Saved> => {
        saved.push(submission);
        return { id: submission.id, duplicate: false };
      },
      check: async () => {},
    },
    clock: () => NOW,
    limits: noLimits,
    log: createLog({ write: (line) => logLines.push(line), clock: () => NOW }),
    notify: ["email"],
    allowedOrigins: [],
    trustedProxies: 0,
    formActive: true,
    site: emptySite,
    transportSecurity: "max-age=63072000",
    formPages: {
      en: { html: contactPageHtml, policy: "default-src 'none'; style-src 'sha256-page'" },
      ur: { html: urduPageHtml, policy: "default-src 'none'; style-src 'sha256-urdu'" },
    },
    readingShell: { html: undefined, policy: "default-src 'none'" },
    isEnding: () => false,
    ...overrides,
  });

  const send = async (path: string, init: RequestInit & { address?: string } = {}) => {
    const { address = "203.0.113.7", ...request } = init;
    return app.fetch(new Request(`http://localhost:3000${path}`, request), {
      remoteAddress: address,
    });
  };
  const postJson = (body: unknown, headers: Record<string, string> = {}, address?: string) =>
    send("/f/audit", {
      method: "POST",
      headers: { ...jsonHeaders, host: "localhost:3000", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
      ...(address !== undefined && { address }),
    });
  const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    send("/f/audit", {
      method: "POST",
      headers: {
        accept: "text/html",
        "content-type": "application/x-www-form-urlencoded",
        ...headers,
      },
      body: new URLSearchParams(fields).toString(),
    });
  return { app, saved, logLines, send, postJson, postForm };
}
