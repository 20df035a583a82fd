import { expect, test } from "vitest";

import { describeEvent, type EventContext } from "./describe-event.ts";
import { tellReading } from "#lib/desk/page-reading.ts";
import { describeSpamReason, describeSpamSign } from "#app/desk/describe-spam-sign.ts";
import { me } from "#tests/support/desk-answers.ts";
import type { Happening, PageRead } from "#lib/desk/enquiry.ts";

const context: EventContext = {
  me,
  pageName: "Contact",
  signals: [{ signal: "many-links", points: 2, links: 7 }],
  now: 0,
  channels: [
    {
      kind: "email",
      to: "hello@pehlapage.example",
      words: {
        sent: "Email sent",
        notSent: "Email not sent",
        refused: "The mail server refused it twelve times.",
        silent: "The mail server did not answer, twelve times.",
      },
    },
  ],
  isFirstSeen: false,
};
const event = { number: 1, at: 0, by: null };
const mailFault = (reason: string): Happening => ({
  ...event,
  kind: "not-notified",
  via: "email",
  tries: 12,
  reason,
});

test.each([
  ["SMTP EENVELOPE 451", "The mail server refused it twelve times."],
  ["SMTP ETIMEDOUT", "The mail server did not answer, twelve times."],
  ["TimeoutError", "The mail server did not answer, twelve times."],
])("a mail that %s: in words", (reason, told) => {
  const { below } = describeEvent(mailFault(reason), context);
  expect(below).toBe(`to hello@pehlapage.example. ${told}`);
});

test("spam tells its links by their number", () => {
  const [reason] = context.signals;
  const arrival: Happening = { ...event, kind: "came-in", page: "", spam: true, signals: [] };
  expect(describeEvent(arrival, context).below).toBe("7 links");
  expect(reason && describeSpamSign(reason)).toBe("7 links");
  expect(reason && describeSpamReason(reason)).toBe("Seven links in the text. Three is normal.");
});

test("a firewall that turned the reader away is no fault of the page", () => {
  const read: PageRead = {
    outcome: "not-read",
    at: 0,
    url: "https://golmaidan.example/",
    status: 403,
    reason: "blocked",
    detail: "The server answered 403.",
  };
  expect(tellReading(read)).toEqual({
    heading: "Could not be checked",
    text: "Their firewall turned our reader away. Google may well be let in.",
  });
});

test("what shuts a gate is told with its line apart from the words", () => {
  const read: PageRead = {
    outcome: "read",
    at: 0,
    url: "https://golmaidan.example/",
    status: 200,
    score: 61,
    answer: "no",
    gates: [
      {
        id: "noindex",
        title: "noindex",
        state: "shut",
        text: "",
        evidence: [{ line: 11, text: '<meta name="robots" content="noindex">' }],
      },
    ],
    costs: [],
  };
  expect(tellReading(read)).toEqual({
    heading: "Its own noindex keeps Google out",
    text: "Line 11: ",
    evidence: '<meta name="robots" content="noindex">',
  });
});
