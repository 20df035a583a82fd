import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { POLL_MS, STALLED_MS, watchAudit, type AuditWatch } from "./watch-audit.ts";
import type { SiteAuditReply } from "#app/tools/kit/reading/start-site-audit.ts";
import type { Phase, SiteAuditState } from "#engine/site-audit/contract.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const toState = (phase: Phase) => ({ phase }) as SiteAuditState;
const there = (phase: Phase): SiteAuditReply<SiteAuditState> => ({
  ok: true,
  value: toState(phase),
});

/** Watches with the given answers, the last of them for ever; `stream` speaks for the server. */
function watch(...answers: SiteAuditReply<SiteAuditState>[]) {
  const told: AuditWatch[] = [];
  const stream = { say: (_phase: Phase) => {}, cut: () => {}, isOpen: false };
  let asked = 0;
  const end = watchAudit({
    read: async () => answers[Math.min(asked++, answers.length - 1)]!,
    listen({ onState, onCut }) {
      Object.assign(stream, { say: (phase: Phase) => onState(toState(phase)), cut: onCut });
      stream.isOpen = true;
      return () => void (stream.isOpen = false);
    },
    tell: (watched) => told.push(watched),
  });
  const phases = () => told.map((one) => (one.state === "there" ? one.audit.phase : one.state));
  return { end, stream, phases, asked: () => asked };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test("while the stream speaks nothing is asked for", async () => {
  const { stream, phases, asked } = watch(there("waiting"));
  await pass(0);
  for (let second = 0; second < 30; second += 1) {
    stream.say("reading");
    await pass(1_000);
  }
  stream.say("done");
  await pass(60_000);

  expect(asked()).toBe(1);
  expect(phases().at(-1)).toBe("done");
  expect(stream.isOpen).toBe(false);
});

test("a stream that never says a word, as a proxy may hold it back, is asked beside", async () => {
  const { phases } = watch(there("waiting"), there("reading"), there("done"));
  await pass(2 * POLL_MS);

  expect(phases()).toEqual(["waiting", "reading", "done"]);
});

test("a stream that is cut is asked beside until it speaks again", async () => {
  const { stream, asked } = watch(there("reading"));
  await pass(0);
  stream.say("reading");
  stream.cut();
  await pass(2 * POLL_MS);
  expect(asked()).toBe(3);

  stream.say("reading");
  await pass(2 * POLL_MS);
  expect(asked()).toBe(3);
});

test("a line that died without a word is noticed, and an audit that waits is not asked for all the time", async () => {
  const { stream, asked } = watch(there("waiting"));
  await pass(0);
  stream.say("waiting");
  await pass(STALLED_MS + POLL_MS);
  expect(asked()).toBe(2);
  await pass(STALLED_MS - POLL_MS);
  expect(asked()).toBe(2);
});

test("what was shown stays while the line is down; what is gone is told", async () => {
  const down: SiteAuditReply<SiteAuditState> = { ok: false, problem: "You seem to be offline." };
  const gone: SiteAuditReply<SiteAuditState> = { ok: false, problem: "Gone.", isGone: true };
  const { phases, stream } = watch(there("reading"), down, down, gone);
  await pass(2 * POLL_MS);
  expect(phases()).toEqual(["reading"]);
  await pass(POLL_MS);
  expect(phases()).toEqual(["reading", "failed"]);
  expect(stream.isOpen).toBe(false);
});

test("where nothing could be opened it is not tried again by itself", async () => {
  const { phases, asked } = watch({ ok: false, problem: "You seem to be offline." });
  await pass(60_000);
  expect([phases(), asked()]).toEqual([["failed"], 1]);
});

test("who leaves is told nothing more", async () => {
  const { end, stream, phases } = watch(there("reading"));
  await pass(0);
  end();
  stream.say("done");
  await pass(60_000);
  expect([phases(), stream.isOpen]).toEqual([["reading"], false]);
});
