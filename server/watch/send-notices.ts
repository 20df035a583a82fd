import { randomUUID } from "node:crypto";

import { DESK_PATH } from "#lib/desk/contract.ts";

import type { Desk } from "#server/desk/desk.ts";
import type { Sql } from "#server/data/sql.ts";
import type { Notice } from "#server/notify/notice.ts";
import { queueNotice } from "./notices.ts";
import { createStopToken, readReaders } from "./readers.ts";
import { type KeptSite } from "./sites.ts";
import { stopLink } from "./stop-routes.ts";
import { writeHtml, writeText } from "./lay-out-mail.ts";
import type { MailText } from "./write-mail.ts";
import { showControls } from "#lib/text/show-controls.ts";

type SiteNews = {
  type: "site.worse" | "site.not-read" | "site.summary";
  mail: MailText;
  /** The reading that it reports; without it, it reports more than one. */
  reading?: string;
  data: Readonly<Record<string, unknown>>;
};

export type NoticeSender = Pick<Desk, "notify" | "brand" | "origin">;

/** Sends one mail to each reader, with its own link that stops it, and one call by each other channel. */
export async function sendNotices(
  inside: Sql,
  { notify, brand, origin }: NoticeSender,
  { id, client, host }: KeptSite,
  { type, mail, reading, data }: SiteNews,
  now: number,
): Promise<void> {
  const site = `${origin}${DESK_PATH}?site=${encodeURIComponent(id)}`;
  const readers = notify.includes("email") ? await readReaders(inside, id) : [];
  const queue = (notice: Notice) =>
    queueNotice(inside, { site: id, notice, reading: reading ?? null }, now);
  for (const { address } of readers.filter(({ muted, stopped }) => !muted && !stopped)) {
    const stop = stopLink(origin, await createStopToken(inside, id, address));
    const to = { brand, client, to: address, site, stop };
    const subject = showControls(mail.subject);
    const [text, html] = [writeText(mail, to), writeHtml(mail, to)];
    await queue({ kind: "email", to: address, subject, text, html, stop });
  }
  const call = { id: randomUUID(), client, host, site, ...data };
  for (const kind of notify.filter((one) => one !== "email")) {
    await queue({ kind, type, data: call });
  }
}
