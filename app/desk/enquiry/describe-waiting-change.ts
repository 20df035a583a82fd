import { wayNames } from "#app/desk/enquiry/describe-event.ts";
import { statusNames } from "#app/desk/status-mark.tsx";
import type { Change } from "#lib/desk/change-request.ts";
import type { Person } from "#lib/desk/person.ts";

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
    case "note":
      return "a note";
    case "spam":
      return "Spam";
    case "not-spam":
      return "Not spam";
    case "undo":
      return "Undo";
    case "send-again":
      return "the mail again";
    case "seen":
      return "seen";
  }
}
