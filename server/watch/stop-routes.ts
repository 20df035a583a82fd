import type { Hono } from "hono";
import { createHash } from "node:crypto";

import { deskApi } from "#lib/desk/contract.ts";
import { escapeHtml } from "#lib/text/escape-html.ts";

import type { Desk } from "#server/desk/desk.ts";
import type { DeskContext } from "#server/desk/desk-http.ts";
import { findStopLink, setStopped, type StopLink } from "./readers.ts";
import { sayStop } from "./lay-out-mail.ts";
import type { AppEnv } from "#server/front/request-facts.ts";

const TOKEN = /^[\w-]{22}$/;
const STYLE =
  ":root{color-scheme:light dark;--paper:#f3eee2;--ink:#10231c;--soft:#52635b;--green:#0b6b47;--on-green:#fff}@media (prefers-color-scheme:dark){:root{--paper:#0d1713;--ink:#eef2ee;--soft:#b4c2ba;--green:#5fd0a0;--on-green:#0d1713}}body{margin:0;background:var(--paper);color:var(--ink);font:1.125rem/1.5 sans-serif}header,main{max-width:34rem;margin:0 auto;padding:1.5rem}main{padding-top:8vh}a{color:var(--green)}.name{display:inline-flex;align-items:center;gap:.625rem;min-height:1.75rem;color:var(--ink);font-weight:700;text-decoration:none}h1{margin:0 0 .5rem;font-size:1.5rem;line-height:1.25;overflow-wrap:anywhere}p{margin:0 0 1.5rem;color:var(--soft)}form{margin:0 0 2rem}button{min-height:3rem;padding:.75rem 1.5rem;border:0;border-radius:.5rem;background:var(--green);color:var(--on-green);font:inherit;font-weight:700}:focus-visible{outline:3px solid currentColor;outline-offset:3px}@media (forced-colors:active){button{border:1px solid}}";
/** The site's own mark, as its header shows it: app/layout/logo.tsx. */
const MARK =
  '<svg width="28" height="28" viewBox="0 0 28 28" aria-hidden="true"><rect width="28" height="28" rx="6" fill="#06382a"/><rect x="6" y="6" width="16" height="5" rx="1" fill="#f2a51a"/><path d="M6 15.5h16M6 20.5h10" stroke="#f4f1e8" stroke-width="2"/></svg>';
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** The link under every mail: it stops the mails to its reader, and does nothing else. */
export const stopLink = (origin: string, token: string) => `${origin}${deskApi.stopMails}/${token}`;

/**
 * What the link under a mail opens, without a session and without JavaScript: a page with one button.
 * Nothing changes by looking at it; a POST stops the mails, also that of a mail program (RFC 8058).
 */
export function addStopRoutes(app: Hono<AppEnv>, { sql, brand, origin }: Desk): void {
  const show = (context: DeskContext, link: StopLink | undefined) => {
    context.header("Content-Security-Policy", POLICY);
    context.header("Referrer-Policy", "no-referrer");
    return context.html(writePage(link, { brand, origin }), link === undefined ? 404 : 200);
  };
  const find = (context: DeskContext) => {
    const token = context.req.param("token") ?? "";
    return TOKEN.test(token) ? findStopLink(sql, token) : undefined;
  };
  app.get("/stop/:token", async (context) => show(context, await find(context)));
  app.post("/stop/:token", async (context) => {
    const link = await find(context);
    if (link === undefined) return show(context, undefined);
    const stopped = context.req.query("again") !== "1";
    const { address } = link;
    await sql.transaction(async (inside) => {
      for (const { id } of link.sites) await setStopped(inside, { site: id, address }, stopped);
    });
    return show(context, { ...link, stopped });
  });
}

function writePage(link: StopLink | undefined, { brand, origin }: Pick<Desk, "brand" | "origin">) {
  const name = escapeHtml(brand);
  const home = `<a href="${escapeHtml(origin)}/">Go to ${name}</a>`;
  const body =
    link === undefined
      ? `<h1>There is nothing at this address.</h1><p>The site is no longer watched, or part of the link is missing.</p>`
      : `<h1>${escapeHtml(sayState(link))}</h1>${writeHint(link)}<form method="post" action="${link.stopped ? "?again=1" : "?"}"><button>${link.stopped ? "Send them again" : sayStop(link.sites.length)}</button></form>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${name} Watch</title><style>${STYLE}</style></head><body><header><a class="name" href="${escapeHtml(origin)}/">${MARK}${name} Watch</a></header><main>${body}${home}</main></body></html>`;
}

function writeHint({ stopped }: StopLink): string {
  const hint = stopped
    ? "Nobody at the desk can start them again; you can, here."
    : "They come when something new keeps a page out of Google, or once a week.";
  return `<p>${hint}</p>`;
}

function sayState({ sites, address, stopped }: StopLink): string {
  const clients = new Intl.ListFormat("en-GB").format(sites.map(({ client }) => client));
  return `${stopped ? "No more emails" : "Emails"} about ${clients} to ${address}.`;
}
