import type { Hono } from "hono";
import { createHash } from "node:crypto";

import { deskApi } from "#lib/desk/contract.ts";
import { escapeHtml } from "#lib/escape-html.ts";

import type { Desk } from "#server/desk/desk.ts";
import type { DeskContext } from "#server/desk/desk-http.ts";
import { findStopLink, setMails, type StopLink } from "#server/desk/watch/sites.ts";
import type { AppEnv } from "#server/http/request-facts.ts";

const TOKEN = /^[\w-]{22}$/;
const STYLE =
  "body{margin:0;padding:12vh 1.5rem;background:#f3eee2;color:#10231c;font:1.125rem/1.5 sans-serif}main{max-width:34rem;margin:0 auto}h1{font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}button{min-height:3rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:#0b6b47;color:#fff;font:inherit;font-weight:700}button:focus-visible{outline:3px solid #10231c;outline-offset:3px}";
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** Under every mail: whoever has it may stop the mails to its reader, and nothing else. */
export const stopLink = (origin: string, token: string) => `${origin}${deskApi.stopMails}/${token}`;

/**
 * What the link under a mail opens, without a session and without JavaScript: a page with one button.
 * Nothing changes by looking at it; a POST stops the mails, also that of a mail program (RFC 8058).
 */
export function addStopRoutes(app: Hono<AppEnv>, { sql, brand }: Desk): void {
  const show = (context: DeskContext, link: StopLink | undefined) => {
    context.header("Content-Security-Policy", POLICY);
    context.header("Referrer-Policy", "no-referrer");
    return context.html(writePage(link, brand), link === undefined ? 404 : 200);
  };
  const find = (context: DeskContext) => {
    const token = context.req.param("token") ?? "";
    return TOKEN.test(token) ? findStopLink(sql, token) : undefined;
  };
  app.get("/stop/:token", async (context) => show(context, await find(context)));
  app.post("/stop/:token", async (context) => {
    const link = await find(context);
    if (link === undefined) return show(context, undefined);
    const mails = context.req.query("again") === "1";
    await setMails(sql, link.site, mails, link.address);
    return show(context, { ...link, muted: !mails });
  });
}

function writePage(link: StopLink | undefined, brand: string): string {
  const body =
    link === undefined
      ? "<h1>There is nothing under this address.</h1>"
      : `<h1>${escapeHtml(sayState(link))}</h1><form method="post" action="${link.muted ? "?again=1" : "?"}"><button>${link.muted ? "Send them again" : "Stop mails about this site"}</button></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(brand)} Watch</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}

function sayState({ client, address, muted }: StopLink): string {
  return `${muted ? "No more mails" : "Mails"} about ${client} to ${address}.`;
}
