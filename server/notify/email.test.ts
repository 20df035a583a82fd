import { describe, expect, onTestFinished, test } from "vitest";

import type { MailEnv } from "#server/env.ts";
import { buildMessage, createMailer } from "#server/notify/email.ts";
import { newSubmission, NOW } from "#server/testing/new-submission.ts";
import { startSmtpSink } from "#server/testing/smtp-sink.ts";

const envelope = { from: "site@example.pk", to: "owner@example.pk", host: "www.example.pk" };

const enquiry = newSubmission({
  fields: {
    name: "Ayesha Khan",
    email: "ayesha@example.pk",
    website: "example.pk",
    message: "First line\nSecond <b>line</b>\n\nعائشہ",
    page: "/seo-services/lahore",
    _subject: "Free audit request",
    budget: "45000",
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
      from: envelope.from,
      to: "owner@example.pk, partner@example.pk",
      ...overrides,
    },
    envelope.host,
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
    expect(mail?.raw).toMatch(/^Subject: Free audit request\r$/m);
    expect(mail?.raw).toMatch(/^Reply-To: Ayesha Khan <ayesha@example.pk>\r$/m);
    expect(mail?.raw).toMatch(/^Date: Sat, 21 Nov 2026 09:00:00 \+0000\r$/m);
    expect(mail?.raw).toContain("multipart/alternative");
  });

  test("says everything in plain text and in HTML, where nothing is markup", () => {
    const { text, html } = buildMessage(enquiry, envelope);

    for (const part of [
      "ayesha@example.pk",
      "example.pk",
      "/seo-services/lahore",
      "45000",
      "عائشہ",
    ]) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(text).toContain("First line\nSecond <b>line</b>");
    expect(html).toContain("First line<br>Second &lt;b&gt;line&lt;/b&gt;");
  });

  test("names the page where the form had no subject", () => {
    const { subject } = buildMessage(
      newSubmission({ fields: { email: "a@b.pk", page: "/pricing" } }),
      envelope,
    );

    expect(subject).toBe("New enquiry from /pricing");
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
    expect(head).toMatch(/^Subject: x Bcc: victim@example.com body\r$/m);
    expect(head).not.toMatch(/^Bcc:/im);
  });

  test("writes a domain in its own script as mail servers read it", () => {
    const { replyTo } = buildMessage(
      newSubmission({ fields: { name: "X", email: "x@münchen.example" } }),
      envelope,
    );

    expect(replyTo?.address).toBe("x@xn--mnchen-3ya.example");
  });

  test.each(["a@ex.1", "a@0x7f.1", "a@"])("names no reply address for %s", (email) => {
    const { replyTo } = buildMessage(newSubmission({ fields: { name: "X", email } }), envelope);

    expect(replyTo).toBeUndefined();
  });

  test("has one line for each field, whatever a field says", () => {
    const fields = { email: "a@b.pk", message: "m", budget: "1\nEmail: other@b.pk\u2028x\u202e" };
    const { text } = buildMessage(newSubmission({ fields }), envelope);

    expect(text).toContain("\nbudget: 1 Email: other@b.pk x\n");
    expect(text.match(/^Email: /gm)).toHaveLength(1);
  });

  test("is dated when the enquiry came, not when it was sent", () => {
    expect(buildMessage(enquiry, envelope).date.getTime()).toBe(NOW);
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
