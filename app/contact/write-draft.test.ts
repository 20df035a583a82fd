import { beforeEach, expect, test, vi } from "vitest";

import { clearDraft, keepAgreement, mergeMessage, writeDraft } from "./write-draft.ts";
import { readEnquiryDraft } from "./read-enquiry-draft.ts";

const basic = "I am interested in the Basic plan.\n\n";
const growth = "I am interested in the Growth plan.\n\n";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

test("what was typed comes back, until it is sent", () => {
  const draft = { fields: { name: "Sana", message: "We sell tiles." }, given: "" };
  writeDraft(draft);
  expect(readEnquiryDraft()).toEqual({ ...draft, isAgreed: false });

  clearDraft();
  expect(readEnquiryDraft()).toBeUndefined();
});

test("that it is sent by itself stays agreed while more is typed, until it is taken back", () => {
  keepAgreement(true);
  expect(readEnquiryDraft()).toBeUndefined();

  writeDraft({ fields: { name: "Sana" }, given: "" });
  keepAgreement(true);
  writeDraft({ fields: { name: "Sana Khan" }, given: basic });
  expect(readEnquiryDraft()).toEqual({
    fields: { name: "Sana Khan" },
    given: basic,
    isAgreed: true,
  });

  keepAgreement(false);
  expect(readEnquiryDraft()?.isAgreed).toBe(false);
});

test("a form that only holds what a button put there leaves no draft", () => {
  writeDraft({ fields: { name: "", message: basic }, given: basic });

  expect(kept.size).toBe(0);
});

test.each([
  ["nothing was kept", growth, undefined, growth],
  ["the header opens the form", "", { message: "We sell tiles.", given: "" }, "We sell tiles."],
  ["a plan is asked for after typing", growth, { message: "Tiles.", given: "" }, `${growth}Tiles.`],
  ["another plan is asked for", growth, { message: basic, given: basic }, growth],
  [
    "another plan is asked for after typing",
    growth,
    { message: `${basic}Tiles.`, given: basic },
    `${growth}Tiles.`,
  ],
  ["the same plan again", growth, { message: `${growth}Tiles.`, given: "" }, `${growth}Tiles.`],
])("the message, when %s", (_when, given, draft, expected) => {
  const found = draft && { fields: { message: draft.message }, given: draft.given };

  expect(mergeMessage(given, found)).toBe(expected);
});
