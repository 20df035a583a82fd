import { createSubmissionId } from "#server/store/submission-id.ts";
import type { NewSubmission } from "#server/store/submission-store.ts";

export const NOW = Date.UTC(2026, 10, 21, 9);

let serial = 0;

/** An enquiry that is like no other. */
export function newSubmission(overrides: Partial<NewSubmission> = {}): NewSubmission {
  serial += 1;
  return {
    id: createSubmissionId(NOW + serial),
    form: "audit",
    at: NOW,
    spam: false,
    signals: [],
    dedup: `text ${serial}`,
    notify: ["email"],
    fields: { name: "Ayesha", email: `person-${serial}@example.pk`, message: "Hello عائشہ 'x'" },
    ...overrides,
  };
}
