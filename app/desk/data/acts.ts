import { call } from "#app/desk/data/call.ts";
import type { Outbox, Sent } from "#app/desk/data/outbox.ts";
import { closeToast, tell } from "#app/desk/data/toasts.ts";
import { firstNameOf } from "#app/desk/enquiry/first-sentence.ts";
import { tellFully, tellTime } from "#app/desk/time-words.ts";
import { deskApi } from "#lib/desk/contract.ts";
import type {
  AnswerBy,
  Change,
  DeskEnquiry,
  EnquiryRow,
  EnquiryStatus,
} from "#lib/desk/enquiry.ts";
import type { Person } from "#lib/desk/person.ts";

type Enquiry = Pick<EnquiryRow, "id" | "name" | "last" | "at">;

export type Acts = ReturnType<typeof createActs>;

type Send = (enquiry: Enquiry, change: Change) => Promise<Sent>;
type Latest = (id: string) => DeskEnquiry | undefined;

/** What one may do to an enquiry, each with its words and, where it can be taken back, Undo. */
export function createActs(outbox: Outbox<Change>, latest: Latest) {
  const send: Send = (enquiry, change) => outbox.add(enquiry.id, enquiry.last, change);
  const undo = (enquiry: Enquiry) => () => undoOwn(enquiry, send, latest);
  const undoable = (enquiry: Enquiry) => ({ label: "Undo", isUndo: true, run: undo(enquiry) });

  return {
    answer(enquiry: Enquiry, via: AnswerBy, isMineThen: boolean): void {
      if (via === "call") return beginCall(enquiry, send, latest);
      const first = firstNameOf(enquiry.name);
      void send(enquiry, { kind: "answer", via });
      const isChat = via === "whatsapp";
      tell({
        title: `Answered by ${isChat ? "WhatsApp" : "mail"}, ${tellTime(Date.now())}`,
        text:
          isChat && isMineThen
            ? `${first} is yours now and left the list.`
            : `${first} left the list.`,
        actions: [undoable(enquiry), { label: "I did not send it", run: undo(enquiry) }],
      });
    },

    status(enquiry: Enquiry, status: EnquiryStatus): void {
      void send(enquiry, { kind: "status", status });
      const title = tellStatus(firstNameOf(enquiry.name), status);
      tell({ title, actions: [undoable(enquiry)] });
    },

    owner(enquiry: Enquiry, owner: Person | null, isMe: boolean): void {
      void send(enquiry, { kind: "owner", owner: owner?.id ?? null });
      const first = firstNameOf(enquiry.name);
      const whose = owner === null ? "nobody’s" : isMe ? "yours" : `${firstNameOf(owner.name)}’s`;
      tell({ title: `${first} is ${whose}.`, actions: [undoable(enquiry)] });
    },

    spam(enquiry: Enquiry, isSpam: boolean): void {
      void send(enquiry, { kind: isSpam ? "spam" : "not-spam" });
      const first = firstNameOf(enquiry.name);
      tell({
        title: isSpam
          ? "Spam. Kept for 30 days."
          : `Not spam. ${first} waits since ${tellFully(enquiry.at, Date.now())}.`,
        actions: [undoable(enquiry)],
      });
    },

    note: (enquiry: Enquiry, text: string): Promise<Sent> => send(enquiry, { kind: "note", text }),

    seen(enquiry: Enquiry): void {
      void send(enquiry, { kind: "seen" });
    },

    sendAgain(enquiry: Enquiry): void {
      void send(enquiry, { kind: "send-again" });
      tell({ title: "Sending the mail again." });
    },

    /** Up to 70 seconds: their server may be slow. */
    readPage: (enquiry: Enquiry) =>
      call<DeskEnquiry>(deskApi.page(enquiry.id), {
        body: { key: crypto.randomUUID() },
        timeoutMs: 75_000,
      }),

    audit: (enquiry: Enquiry) =>
      call<DeskEnquiry>(deskApi.audit(enquiry.id), { body: { key: crypto.randomUUID() } }),
  };
}

/** Takes back the newest standing that is one's own; by then the enquiry as saved is known. */
function undoOwn(enquiry: Enquiry, send: Send, latest: Latest): void {
  const saved = latest(enquiry.id);
  const own = saved?.happenings.findLast((event) => "isSpam" in event && event.kind !== "undone");
  if (saved === undefined || own === undefined) return;
  void send(saved, { kind: "undo", number: own.number }).then((sent) => {
    if (sent.kind === "done") tell({ title: "Undone." });
  });
}

/** Whether somebody picked up is asked afterwards. */
function beginCall(enquiry: Enquiry, send: Send, latest: Latest): void {
  const via = "call";
  void send(enquiry, { kind: "answer", via, outcome: "begun" });
  const settle = (outcome: "answered" | "no-answer") => () => {
    closeToast();
    void send(latest(enquiry.id) ?? enquiry, { kind: "answer", via, outcome });
  };
  tell({
    title: `Did ${firstNameOf(enquiry.name)} pick up?`,
    text: `Called ${tellTime(Date.now())}. The clock runs until you say.`,
    look: "notice",
    stays: true,
    actions: [
      { label: "Yes, answered", run: settle("answered") },
      { label: "No answer", run: settle("no-answer") },
    ],
  });
}

function tellStatus(first: string, status: EnquiryStatus): string {
  const words: Record<EnquiryStatus, string> = {
    answered: `Answered. ${first} left the list.`,
    new: `${first} is new again.`,
    "in-talk": `${first} is in talk.`,
    won: `${first} is won.`,
    lost: `${first} is lost.`,
  };
  return words[status];
}
