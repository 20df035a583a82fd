import { randomUUID } from "node:crypto";

import { DESK_PATH } from "#lib/desk/contract.ts";

import type { Desk } from "#server/desk/desk.ts";
import type { Sql } from "#server/data/sql.ts";
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

/**
 * Sends one mail to each reader, with its own link that stops it, and one call by each other channel.
 * Where readers get one mail a week, only the summary of a month goes out besides.
 */
export async function sendNotices(
  inside: Sql,
  sender: NoticeSender,
  site: KeptSite,
  { type, mail, reading, data }: SiteNews,
  now: number,
): Promise<void> {
  const { id, client, host } = site;
  const page = siteAtDesk(sender.origin, site);
  if (!site.weeklyMail || type === "site.summary") {
    for (const to of await readersToMail(inside, sender, id)) {
      await queueMail(
        inside,
        sender,
        { mail, to, about: [site], page, ...(reading && { reading }) },
        now,
      );
    }
  }
  const call = { id: randomUUID(), client, host, site: page, ...data };
  for (const kind of sender.notify.filter((one) => one !== "email")) {
    await queueNotice(
      inside,
      { site: id, notice: { kind, type, data: call }, reading: reading ?? null },
      now,
    );
  }
}

export const siteAtDesk = (origin: string, { id }: Pick<KeptSite, "id">) =>
  `${origin}${DESK_PATH}?site=${encodeURIComponent(id)}`;

/** Addresses that get mail about a site; none without a mail server. */
export async function readersToMail(
  sql: Sql,
  { notify }: Pick<NoticeSender, "notify">,
  site: string,
): Promise<readonly string[]> {
  if (!notify.includes("email")) return [];
  const readers = await readReaders(sql, site);
  return readers.filter(({ muted, stopped }) => !muted && !stopped).map(({ address }) => address);
}

type MailToQueue = {
  mail: MailText;
  to: string;
  /** One site, or those of a week, the worst first. */
  about: readonly KeptSite[];
  /** Where the mail's button leads. */
  page: string;
  reading?: string;
  weekly?: boolean;
};

/** Queues one mail to one reader, with the link that stops it. */
export async function queueMail(
  inside: Sql,
  { brand, origin }: NoticeSender,
  { mail, to, about, page, reading, weekly = false }: MailToQueue,
  now: number,
): Promise<void> {
  const [first] = about;
  if (first === undefined) return;
  const ids = about.map(({ id }) => id);
  const stop = stopLink(origin, await createStopToken(inside, ids, to));
  const clients = about.map(({ client }) => client);
  const address = { brand, clients, to, site: page, stop };
  const [text, html] = [writeText(mail, address), writeHtml(mail, address)];
  const subject = showControls(mail.subject);
  const notice = { kind: "email", to, subject, text, html, stop } as const;
  await queueNotice(inside, { site: first.id, notice, reading: reading ?? null, weekly }, now);
}
