import { site } from "#lib/site/site.ts";
import { DESK_PATH } from "#lib/desk/contract.ts";

import { publicOrigin } from "#server/env.ts";
import type { Channel } from "#server/notify/channel.ts";
import { DeliveryError } from "#server/notify/deliver.ts";

/** The sender of mails about watched sites. */
const WATCH_NAME = `${site.name} Watch`;

export const emailChannel: Channel = {
  kind: "email",
  // Always: what arrives before mail is set up is sent once it is.
  isDue: () => true,
  describeTarget: ({ mail }) => mail?.to ?? null,
  words: {
    sent: "Email sent",
    notSent: "Email not sent",
    refused: "The mail server refused it twelve times.",
    silent: "The mail server did not answer, twelve times.",
    onItsWay: "Email on its way",
    notSetUp: "No email is set up: it is sent once SMTP_HOST is set",
  },
  async open(env) {
    const { mail, siteUrl } = env;
    if (mail === undefined) return undefined;
    const { createMailer } = await import("#server/notify/mailer.ts");
    const mailer = createMailer(mail, {
      host: siteUrl && new URL(siteUrl).hostname,
      desk: env.desk ? publicOrigin(env) + DESK_PATH : undefined,
    });
    return {
      deliver: mailer.deliver,
      async deliverNotice(notice, signal) {
        if (!("stop" in notice)) throw new DeliveryError("no email");
        const { id, to, subject, text, html, stop, at } = notice;
        const headers = {
          "Auto-Submitted": "auto-generated",
          // RFC 8058: a mail program's own button does what the link does.
          "List-Unsubscribe": `<${stop}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        };
        const from = { name: WATCH_NAME, address: mail.from };
        const date = new Date(at);
        await mailer.send({ id, from, to, subject, text, html, date, headers }, signal);
      },
      close: mailer.close,
    };
  },
};
