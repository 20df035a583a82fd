import { expect, test } from "vitest";

import { describeSilence, type ArchiveSilence } from "./describe-silence.ts";

const notRead = (reason: "busy" | "timeout" | "unreachable" | "blocked", status?: number) =>
  ({
    outcome: "not-read",
    reason,
    detail: "Paste the page's source instead.",
    ...(status === undefined ? {} : { status }),
  }) satisfies ArchiveSilence;

test.each([
  [notRead("unreachable"), "It cannot be reached from our server."],
  [notRead("unreachable", 503), "It answered 503,"],
  [notRead("blocked", 429), "It answered 429,"],
  [notRead("timeout"), "It did not answer in ten seconds"],
  [notRead("busy"), "other visitors"],
  [{ outcome: "limited", retryAfterSeconds: 61 }, "Ask again in 2 min."],
  [{ outcome: "offline" }, "Check your connection"],
  [{ outcome: "failed" }, "The fault is our server’s."],
] satisfies [ArchiveSilence, string][])("%j says what happened: %s", (reply, words) => {
  expect(describeSilence(reply)).toContain(words);
});

test.each([notRead("unreachable"), notRead("blocked", 403), notRead("timeout"), notRead("busy")])(
  "%j says when to ask again, and nothing that only helps with a page",
  (reply) => {
    expect(describeSilence(reply)).toMatch(/Ask again/);
    expect(describeSilence(reply)).not.toMatch(/source/i);
  },
);
