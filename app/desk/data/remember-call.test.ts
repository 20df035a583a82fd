import { expect, test, vi } from "vitest";

import { askAboutLastCall, rememberCall } from "./remember-call.ts";
import { serverNow } from "./server-now.ts";
import type { DeskEnquiry, Happening } from "#lib/desk/enquiry.ts";
import { answerWith, enquiryOf, me } from "#tests/support/desk-answers.ts";

test("after a reload the question about a call comes back, until it has an outcome", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const call: Happening = { kind: "calling", number: 8, at: serverNow(), by: me };
  const outcome: Happening = { kind: "not-reached", number: 9, at: serverNow(), by: me };
  const asked = answerWith([
    { body: enquiryOf({ happenings: [call] }) },
    { body: enquiryOf({ happenings: [call, outcome] }) },
  ]);
  const ask = vi.fn<(enquiry: DeskEnquiry, at: number) => void>();
  rememberCall("e1");
  await askAboutLastCall(me, ask);
  expect(ask).toHaveBeenCalledWith(expect.objectContaining({ id: "e1" }), call.at);
  await askAboutLastCall(me, ask);
  await askAboutLastCall(me, ask);

  expect(ask).toHaveBeenCalledTimes(1);
  expect(asked).toHaveLength(2);
});
