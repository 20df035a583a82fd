import { expect, test } from "vitest";

import type { AnswerBy, EnquiryStatus, Happening } from "./enquiry.ts";
import { deriveEnquiryState, findColleagueAtIt, findOwnOpenCall } from "./enquiry-state.ts";

const hamza = { id: "hamza", name: "Hamza Tariq" };
const ayesha = { id: "ayesha", name: "Ayesha Rafiq" };
const MINUTE = 60_000;
const NOW = 100 * MINUTE;

const standing = { status: "answered" as EnquiryStatus, owner: null, isSpam: false };
const event = (number: number, by = hamza, at = NOW - MINUTE) => ({ number, at, by });
const answered = (number: number, via: AnswerBy, by = hamza): Happening => ({
  ...event(number, by),
  ...standing,
  kind: "answered",
  via,
});
const setTo = (number: number, status: EnquiryStatus, by = hamza): Happening => ({
  ...event(number, by),
  ...standing,
  kind: "status",
  status,
});
const undone = (number: number, of: number, by = hamza): Happening => ({
  ...event(number, by),
  ...standing,
  kind: "undone",
  of,
});
const calling = (number: number, by = hamza, at = NOW - MINUTE): Happening => ({
  ...event(number, by, at),
  kind: "calling",
});
const notReached = (number: number, by = hamza): Happening => ({
  ...event(number, by),
  kind: "not-reached",
});

test("a mail that was taken back leaves no trace: presence, clock and timeline", () => {
  const state = deriveEnquiryState([answered(1, "mail"), undone(2, 1)]);
  expect(findColleagueAtIt(state, ayesha, NOW)).toBeUndefined();
  expect(state.answer).toBeUndefined();
  expect(state.lines).toEqual([]);
});

test("whoever answers after that is the one who answered", () => {
  const { answer } = deriveEnquiryState([
    answered(1, "mail"),
    undone(2, 1),
    setTo(3, "answered", ayesha),
  ]);
  expect(answer).toMatchObject({ by: ayesha, via: undefined });
});

test("an undo that is undone restores what it took back", () => {
  const { answer } = deriveEnquiryState([answered(1, "mail"), undone(2, 1), undone(3, 2)]);
  expect(answer).toMatchObject({ by: hamza, via: "mail" });
});

test("the first answer counts, until somebody sets it to new", () => {
  const events = [answered(1, "whatsapp"), answered(2, "mail", ayesha)];
  expect(deriveEnquiryState(events).answer).toMatchObject({ by: hamza, via: "whatsapp" });
  const again = deriveEnquiryState([...events, setTo(3, "new")]);
  expect(again.answer).toBeUndefined();
  expect(findColleagueAtIt(again, ayesha, NOW)).toBeUndefined();
});

test("a colleague is at it for five minutes, and nobody is told of themselves", () => {
  const state = deriveEnquiryState([answered(1, "whatsapp")]);
  expect(findColleagueAtIt(state, ayesha, NOW)).toMatchObject({ by: hamza, via: "whatsapp" });
  expect(findColleagueAtIt(state, hamza, NOW)).toBeUndefined();
  expect(findColleagueAtIt(state, ayesha, NOW + 4 * MINUTE)).toBeUndefined();
});

test("two calls are two lines", () => {
  const { lines } = deriveEnquiryState([calling(1), calling(2), notReached(3)]);
  expect(lines.map(({ kind }) => kind)).toEqual(["calling", "not-reached"]);
  const both = deriveEnquiryState([calling(1), notReached(2), calling(3), answered(4, "call")]);
  expect(both.lines.map(({ kind }) => kind)).toEqual(["not-reached", "answered"]);
});

test("a colleague's outcome does not end my call", () => {
  const { openCalls } = deriveEnquiryState([calling(1), calling(2, ayesha), notReached(3, ayesha)]);
  expect(openCalls.map(({ number }) => number)).toEqual([1]);
});

test("my call without an outcome is asked about, until there is one or an answer", () => {
  const ask = (events: readonly Happening[]) =>
    findOwnOpenCall(deriveEnquiryState(events), hamza, NOW)?.number;
  expect(ask([calling(1)])).toBe(1);
  expect(ask([calling(1, ayesha)])).toBeUndefined();
  expect(ask([calling(1), notReached(2)])).toBeUndefined();
  expect(ask([calling(1), answered(2, "call")])).toBeUndefined();
  expect(ask([calling(1), answered(2, "call"), undone(3, 2)])).toBe(1);
  expect(ask([calling(1), answered(2, "mail", ayesha)])).toBeUndefined();
  expect(ask([calling(1, hamza, NOW - 13 * 60 * MINUTE)])).toBeUndefined();
});

test("a failed mail can be sent again once", () => {
  const failed: Happening = {
    ...event(1),
    by: null,
    kind: "not-notified",
    via: "email",
    tries: 12,
  };
  expect(deriveEnquiryState([failed]).failedNotice).toBe(failed);
  const again: Happening = { ...event(2), kind: "sent-again" };
  expect(deriveEnquiryState([failed, again]).failedNotice).toBeUndefined();
});

test("a spam mark that was taken back is nobody's", () => {
  const spam: Happening = { ...event(1), ...standing, isSpam: true, kind: "spam" };
  expect(deriveEnquiryState([spam]).spamMark).toBe(spam);
  expect(deriveEnquiryState([spam, undone(2, 1)]).spamMark).toBeUndefined();
});
