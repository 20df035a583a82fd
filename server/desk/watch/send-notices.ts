import { randomUUID } from "node:crypto";

import { DESK_PATH } from "#lib/desk/contract.ts";

import type { Desk } from "#server/desk/desk.ts";
import type { Sql } from "#server/store/sql.ts";
import { queueNotice } from "#server/desk/watch/notices.ts";
import { createStopToken, readReaders, type KeptSite } from "#server/desk/watch/sites.ts";
import { stopLink } from "#server/desk/watch/stop-routes.ts";
import { writeHtml, writeText, type MailText } from "#server/desk/watch/write-mail.ts";

type SiteNews = {
  type: "site.worse" | "site.not-read" | "site.summary";
  mail: MailText;
  data: Readonly<Record<string, unknown>>;
};

export type NoticeSender = Pick<Desk, "notify" | "brand" | "origin">;

/** One mail to each who wants them, with a link of its own that stops it, and one call by each other channel. */
export async function sendNotices(
  inside: Sql,
  { notify, brand, origin }: NoticeSender,
  { id, client, host }: KeptSite,
  { type, mail, data }: SiteNews,
  now: number,
): Promise<void> {
  const site = `${origin}${DESK_PATH}?site=${encodeURIComponent(id)}`;
  const readers = notify.includes("email") ? await readReaders(inside, id) : [];
  for (const { address } of readers.filter(({ muted }) => !muted)) {
    const stop = stopLink(origin, await createStopToken(inside, id, address));
    const to = { brand, client, to: address, site, stop };
    const { subject } = mail;
    const [text, html] = [writeText(mail, to), writeHtml(mail, to)];
    await queueNotice(inside, id, { kind: "email", to: address, subject, text, html, stop }, now);
  }
  const call = { id: randomUUID(), client, host, site, ...data };
  for (const kind of notify.filter((one) => one !== "email")) {
    await queueNotice(inside, id, { kind, type, data: call }, now);
  }
}
