import { describe, expect, onTestFinished, test } from "vitest";

import type { MailEnv } from "#server/env.ts";
import { createMailer } from "./mailer.ts";
import { newSubmission } from "#tests/support/server/new-submission.ts";
import { startSmtpSink } from "#tests/support/server/smtp-sink.ts";

const from = "site@example.pk";
const facts = { host: "www.example.pk", desk: "https://www.example.pk/desk" };

const enquiry = newSubmission({
  fields: {
    name: "Ayesha Khan",
    email: "ayesha@example.pk",
    website: "example.pk",
    message: "First line\nSecond <b>line</b>\n\nعائشہ",
    page: "/seo-services/lahore",
    _subject: "Free audit request",
    unknown_to_the_form: "45000",
  },
});

async function deliverTo(
  sink: { port: number },
  overrides: Partial<MailEnv> = {},
  submission = enquiry,
) {
  const mailer = createMailer(
    {
      host: "127.0.0.1",
      port: sink.port,
      security: "none",
      from,
      to: "owner@example.pk, partner@example.pk",
      ...overrides,
    },
    facts,
  );
  onTestFinished(() => mailer.close());
  await mailer.deliver(submission, AbortSignal.timeout(5000));
}

describe("the mail", () => {
  test("reaches everybody it is for, and answers go to the visitor", async () => {
    const sink = await startSmtpSink();
    onTestFinished(() => sink.close());

    await deliverTo(sink);

    const [mail] = sink.mails;
    expect(mail?.to).toEqual(["owner@example.pk", "partner@example.pk"]);
    expect(mail?.messageId).toBe(`<${enquiry.id}@www.example.pk>`);
    expect(mail?.raw).toMatch(/^Subject: New enquiry: Ayesha Khan, example.pk\r$/m);
    expect(mail?.raw).toMatch(/^Reply-To: Ayesha Khan <ayesha@example.pk>\r$/m);
    expect(mail?.raw).toMatch(/^Date: Sat, 21 Nov 2026 09:00:00 \+0000\r$/m);
    expect(mail?.raw).toContain("multipart/alternative");
  });

  test("writes no header that a visitor made up", async () => {
    const sink = await startSmtpSink();
    onTestFinished(() => sink.close());
    const attack = "x\r\nBcc: victim@example.com\r\n\r\nbody";

    await deliverTo(
      sink,
      {},
      newSubmission({
        fields: { name: attack, email: "a@example.pk", message: "m", _subject: attack },
      }),
    );

    const [mail] = sink.mails;
    expect(mail?.to).toEqual(["owner@example.pk", "partner@example.pk"]);
    const head = mail?.raw.split("\r\n\r\n")[0];
    expect(head).toMatch(/^Subject: New enquiry: x Bcc: victim@example.com body\r$/m);
    expect(head).not.toMatch(/^Bcc:/im);
  });
});

describe("a failure", () => {
  test("of the mail server is told by its number, without its words", async () => {
    const sink = await startSmtpSink({ refuse: () => 451 });
    onTestFinished(() => sink.close());

    await expect(deliverTo(sink)).rejects.toThrow(/^SMTP EMESSAGE 451$/);
  });

  test("to connect is one", async () => {
    const sink = await startSmtpSink();
    await sink.close();

    await expect(deliverTo(sink)).rejects.toThrow(/^SMTP ESOCKET$|^SMTP ECONNECTION$/);
  });

  test("to encrypt is one: nothing is sent in the open unless that is configured", async () => {
    const sink = await startSmtpSink();
    onTestFinished(() => sink.close());

    await expect(deliverTo(sink, { security: "starttls" })).rejects.toThrow(/^SMTP /);
    expect(sink.mails).toEqual([]);
  });
});
