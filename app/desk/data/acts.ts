import { call } from "#app/desk/data/call.ts";
import type { Outbox, Sent } from "#app/desk/data/outbox.ts";
import { closeToast, tell } from "#app/desk/data/toasts.ts";
import { firstNameOf } from "#app/desk/enquiry/first-sentence.ts";
import { tellFully, tellTime } from "#app/desk/time-words.ts";
import { deskApi } from "#lib/desk/contract.ts";
import type { AnswerBy, Change, DeskEnquiry, EnquiryRow, EnquiryStatus } from "#lib/desk/enquiry.ts";
import type { Person } from "#lib/desk/person.ts";

type Enquiry = Pick<EnquiryRow, "id" | "name" | "last" | "at">;

export type Acts = ReturnType<typeof createActs>;

/** What one may do to an enquiry, each with its words and, where it can be taken back, Undo. */
export function createActs(outbox: Outbox<Change>, latest: (id: string) => DeskEnquiry | undefined) {
  const send = (enquiry: Enquiry, change: Change) => outbox.add(enquiry.id, enquiry.last, change);

  /** Takes back the newest standing that is one's own; by then the enquiry as saved is known. */
  const undo = (enquiry: Enquiry) => () => {
    const saved = latest(enquiry.id);
    const own = saved?.happenings.findLast((event) => "isSpam" in event && event.kind !== "undone");
    if (saved === undefined || own === undefined) return;
    void send(saved, { kind: "undo", number: own.number }).then((sent) => {
      if (sent.kind === "done") tell({ title: "Undone." });
    });
  };
  const undoable = (enquiry: Enquiry) => ({ label: "Undo", isUndo: true, run: undo(enquiry) });

  return {
    answer(enquiry: Enquiry, via: AnswerBy, isMineThen: boolean): void {
      const first = firstNameOf(enquiry.name);
      const at = tellTime(Date.now());
      if (via === "call") {
        void send(enquiry, { kind: "answer", via, outcome: "begun" });
        const settle = (outcome: "answered" | "no-answer") => () => {
          closeToast();
          void send(latest(enquiry.id) ?? enquiry, { kind: "answer", via, outcome });
        };
        tell({
          title: `Did ${first} pick up?`,
          text: `Called ${at}. The clock runs until you say.`,
          look: "notice",
          stays: true,
          actions: [
            { label: "Yes, answered", run: settle("answered") },
            { label: "No answer", run: settle("no-answer") },
          ],
        });
        return;
      }
      void send(enquiry, { kind: "answer", via });
      const isChat = via === "whatsapp";
      tell({
        title: `Answered by ${isChat ? "WhatsApp" : "mail"}, ${at}`,
        text:
          isChat && isMineThen
            ? `${first} is yours now and left the list.`
            : `${first} left the list.`,
        actions: [undoable(enquiry), { label: "I did not send it", run: undo(enquiry) }],
      });
    },

    status(enquiry: Enquiry, status: EnquiryStatus): void {
      void send(enquiry, { kind: "status", status });
      const first = firstNameOf(enquiry.name);
      const words: Record<EnquiryStatus, string> = {
        answered: `Answered. ${first} left the list.`,
        new: `${first} is new again.`,
        "in-talk": `${first} is in talk.`,
        won: `${first} is won.`,
        lost: `${first} is lost.`,
      };
      tell({ title: words[status], actions: [undoable(enquiry)] });
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
