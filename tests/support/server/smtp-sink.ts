import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

export type ReceivedMail = { from: string; to: string[]; raw: string; messageId: string };

type SinkOptions = {
  /** Called for each mail; a number is the code it is refused with. */
  refuse?: () => number | undefined;
  /** How long it takes over each mail. */
  delayMs?: number;
};

export type SmtpSink = {
  port: number;
  mails: ReceivedMail[];
  refused: () => number;
  close: () => Promise<void>;
};

/** A mail server that keeps what it takes, and refuses when it is told to. */
export async function startSmtpSink({
  refuse = () => undefined,
  delayMs = 0,
}: SinkOptions = {}): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const code = refuse();
        if (code !== undefined) {
          refused += 1;
          return done(Object.assign(new Error("Try again later"), { responseCode: code }));
        }
        const raw = Buffer.concat(chunks).toString("utf8");
        mails.push({
          from: session.envelope.mailFrom === false ? "" : session.envelope.mailFrom.address,
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw,
          messageId: /^message-id: (.*)$/im.exec(raw)?.[1]?.trim() ?? "",
        });
        setTimeout(done, delayMs);
      });
    },
  });
  // Connections that the other side drops are part of what is tested.
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    port: (server.server.address() as AddressInfo).port,
    mails,
    refused: () => refused,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
