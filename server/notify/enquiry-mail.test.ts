import { expect, test } from "vitest";

import { buildEnquiryMail } from "./enquiry-mail.ts";
import { newSubmission, NOW } from "#tests/support/server/new-submission.ts";

const facts = {
  from: "site@example.pk",
  to: "owner@example.pk",
  host: "www.example.pk",
  desk: "https://www.example.pk/desk",
};

const enquiry = newSubmission({
  fields: {
    name: "Ayesha Khan",
    email: "ayesha@example.pk",
    phone: "+923001234567",
    website: "https://www.khan-tiles.pk/en/?a=1",
    message: "First line\nSecond <b>line</b>\n\nعائشہ",
    page: "/seo-services/lahore",
    _subject: "Free audit request",
    unknown_to_the_form: "45000",
  },
});

function mailOf(fields: Readonly<Record<string, string>>, more = {}) {
  return buildEnquiryMail(newSubmission({ fields }), { ...facts, ...more });
}

test("says everything in plain text and in HTML, where nothing is markup", () => {
  const { text, html } = buildEnquiryMail(enquiry, facts);

  for (const part of [
    "ayesha@example.pk",
    "khan-tiles.pk",
    "/seo-services/lahore",
    "Free audit request",
    "45000",
    "عائشہ",
  ]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain("First line\nSecond <b>line</b>");
  expect(html).toContain("First line<br>Second &lt;b&gt;line&lt;/b&gt;");
});

test.each([
  [{ name: "Ayesha Khan", website: "https://www.khan-tiles.pk/en/" }, "Ayesha Khan, khan-tiles.pk"],
  [{ name: "Ayesha Khan", website: "khan-tiles.pk" }, "Ayesha Khan, khan-tiles.pk"],
  [{ name: "Ayesha Khan", website: "", page: "/pricing" }, "Ayesha Khan, from /pricing"],
  [{ email: "a@b.pk", page: "/pricing" }, "a@b.pk, from /pricing"],
  [{ name: "Ayesha", website: "on Daraz" }, "Ayesha, on Daraz"],
  [{ name: "x\r\nBcc: v@example.com" }, "x Bcc: v@example.com"],
])("names who wrote and their site in its subject: %o", (fields, subject) => {
  expect(mailOf(fields).subject).toBe(`New enquiry: ${subject}`);
});

test("a name of 5,000 characters leaves the subject readable", () => {
  expect(mailOf({ name: "x".repeat(5000), website: "tiles.pk" }).subject.length).toBeLessThan(120);
});

test("says until when an answer is promised, in Pakistan's time", () => {
  const { text, html } = buildEnquiryMail(enquiry, facts);

  // It came in at 14:00 in Pakistan.
  for (const part of [text, html]) {
    expect(part).toMatch(/Answer by Sunday 22 November, 14:00, Pakistan time\./);
  }
});

test("says Monday noon for what comes after the office closes for the weekend", () => {
  const saturday = Date.parse("2026-11-21T18:00:00+05:00");
  const { text } = buildEnquiryMail({ ...enquiry, at: saturday }, facts);

  expect(text).toMatch(/Answer by Monday 23 November, 12:00, Pakistan time\./);
});

test("leads to the enquiry at the desk, to WhatsApp, and to noting a reply by mail", () => {
  const { text, html } = buildEnquiryMail(enquiry, facts);
  const open = `https://www.example.pk/desk?open=${enquiry.id}`;

  expect(text).toContain(`: ${open}\n`);
  expect(text).toContain(`: ${open}&answered=mail\n`);
  expect(text).toContain("https://wa.me/923001234567");
  expect(html).toContain(`href="${open}&amp;answered=mail"`);
});

test.each(["0300 123 or 0301 456", "+9230012345678", "0300 1234567"])(
  "names no desk where there is none, and no chat for %j, which is not kept as a number",
  (phone) => {
    const { text } = mailOf({ name: "A", email: "a@b.pk", phone }, { desk: undefined });

    expect(text).not.toContain("/desk");
    expect(text).not.toContain("wa.me");
  },
);

test("a subject is cut between characters", () => {
  for (const name of ["", "a"].map((first) => first + "😀".repeat(60))) {
    expect(mailOf({ name, email: "a@b.pk" }).subject.isWellFormed()).toBe(true);
  }
});

test("prints no field that was left empty", () => {
  const { text, html } = mailOf({ name: "A", email: "a@b.pk", phone: "", website: " ", x: "" });

  for (const part of [text, html]) {
    expect(part).not.toMatch(/Phone|Website|\bx\b/);
  }
});

test("a field named __proto__ is printed like any other", () => {
  const fields = JSON.parse('{"name":"A","__proto__":"told","constructor":"told too"}') as Record<
    string,
    string
  >;

  expect(mailOf(fields).text).toContain("__proto__: told\nconstructor: told too");
});

test("has one line for each field, whatever a field says", () => {
  const { text } = mailOf({
    email: "a@b.pk",
    message: "m",
    unknown_to_the_form: "1\nEmail: other@b.pk\u2028x\u202e",
  });

  expect(text).toContain("\nunknown_to_the_form: 1 Email: other@b.pk x\n");
  expect(text.match(/^Email: /gm)).toHaveLength(1);
});

test("writes a domain in its own script as mail servers read it", () => {
  expect(mailOf({ name: "X", email: "x@münchen.example" }).replyTo?.address).toBe(
    "x@xn--mnchen-3ya.example",
  );
});

test.each(["a@ex.1", "a@0x7f.1", "a@"])("names no reply address for %s", (email) => {
  expect(mailOf({ name: "X", email }).replyTo).toBeUndefined();
});

test("is dated when the enquiry came, not when it was sent", () => {
  expect(buildEnquiryMail(enquiry, facts).date.getTime()).toBe(NOW);
});

test("has no control character and no sign of direction of a stranger, and keeps line breaks", () => {
  const { text, html } = mailOf({
    name: "Ayesha",
    message: "One\u001b[2J\u202e two\r\n\r\nthree\u0007",
    website: "a\u2066.pk",
    "odd\u001bname": "x",
  });

  for (const part of [text, html]) expect(part).not.toMatch(/[^\P{Cc}\n\t]|\p{Bidi_Control}/u);
  expect(text).toContain("One[2J two\n\nthree\n");
});
