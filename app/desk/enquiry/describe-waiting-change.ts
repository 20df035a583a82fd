import { wayNames } from "./describe-event.ts";
import { statusNames } from "#app/desk/status-mark.tsx";
import type { Change } from "#lib/desk/change-request.ts";
import type { Person } from "#lib/desk/person.ts";

const words = {
  note: "a note",
  spam: "Spam",
  "not-spam": "Not spam",
  undo: "Undo",
  "send-again": "the email again",
  seen: "seen",
} as const satisfies Partial<Record<Change["kind"], string>>;

/** A change that waits to be sent, in a word or two. */
export function describeWaitingChange(change: Change, people: readonly Person[]): string {
  switch (change.kind) {
    case "status":
      return statusNames[change.status];
    case "owner":
      return people.find(({ id }) => id === change.owner)?.name ?? "Nobody’s";
    case "answer":
      return change.outcome === "begun" || change.outcome === "no-answer"
        ? "a call"
        : `answered by ${wayNames[change.via]}`;
    case "remind":
      return change.until === null ? "no reminder" : "a reminder";
    default:
      return words[change.kind];
  }
}
