import { call } from "#app/desk/data/call.ts";
import type { Outbox, Sent } from "#app/desk/data/outbox.ts";
import { serverNow } from "#app/desk/data/server-time.ts";
import { tell } from "#app/desk/data/toasts.ts";
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

/** A note that is on its way. */
export type SentNote = { text: string; sent: Promise<Sent> };

/** What one may do to an enquiry, each with its words and, where it can be taken back, Undo. */
export function createActs(outbox: Outbox<Change>, latest: Latest) {
  const send: Send = (enquiry, change) => outbox.add(enquiry.id, enquiry.last, change);
  const undo = (enquiry: Enquiry, sent: Promise<Sent>) => () =>
    void undoOwn(sent, (number) => send(latest(enquiry.id) ?? enquiry, { kind: "undo", number }));
  const undoable = (enquiry: Enquiry, sent: Promise<Sent>) => ({
    label: "Undo",
    isUndo: true,
    run: undo(enquiry, sent),
  });

  return {
    answer(enquiry: Enquiry, via: AnswerBy, isMineThen: boolean): void {
      if (via === "call") return beginCall(enquiry, send, latest);
      const first = firstNameOf(enquiry.name);
      const sent = send(enquiry, { kind: "answer", via });
      const isChat = via === "whatsapp";
      tell({
        look: isChat ? "chat" : "mail",
        title: `Answered by ${isChat ? "WhatsApp" : "mail"}, ${tellTime(serverNow())}`,
        text:
          isChat && isMineThen
            ? `${first} is yours now and left the list.`
            : `${first} left the list.`,
        actions: [
          undoable(enquiry, sent),
          { label: "I did not send it", run: undo(enquiry, sent) },
        ],
      });
    },

    status(enquiry: Enquiry, status: EnquiryStatus): void {
      const sent = send(enquiry, { kind: "status", status });
      const title = tellStatus(firstNameOf(enquiry.name), status);
      tell({ title, actions: [undoable(enquiry, sent)] });
    },

    owner(enquiry: Enquiry, owner: Person | null, isMe: boolean): void {
      const sent = send(enquiry, { kind: "owner", owner: owner?.id ?? null });
      const first = firstNameOf(enquiry.name);
      const whose = owner === null ? "nobody’s" : isMe ? "yours" : `${firstNameOf(owner.name)}’s`;
      tell({ title: `${first} is ${whose}.`, actions: [undoable(enquiry, sent)] });
    },

    spam(enquiry: Enquiry, isSpam: boolean): void {
      const sent = send(enquiry, { kind: isSpam ? "spam" : "not-spam" });
      const look = isSpam ? "spam" : "done";
      tell({ look, title: tellSpam(enquiry, isSpam), actions: [undoable(enquiry, sent)] });
    },

    ...createNotes(send),

    seen(enquiry: Enquiry): void {
      void send(enquiry, { kind: "seen" });
    },

    sendAgain(enquiry: Enquiry): void {
      void send(enquiry, { kind: "send-again" });
      tell({ title: "Sending the mail again." });
    },

    readPage,
    audit,
  };
}

/** Up to 70 seconds: their server may be slow. */
function readPage(enquiry: Enquiry, signal: AbortSignal) {
  return call<DeskEnquiry>(deskApi.page(enquiry.id), {
    body: { key: crypto.randomUUID() },
    timeoutMs: 75_000,
    signal,
  });
}

function audit(enquiry: Enquiry) {
  return call<DeskEnquiry>(deskApi.audit(enquiry.id), { body: { key: crypto.randomUUID() } });
}

function createNotes(send: Send) {
  const notes = new Map<string, SentNote>();
  return {
    /** The same note again while it is on its way is the same one. */
    note(enquiry: Enquiry, text: string): Promise<Sent> {
      const known = notes.get(enquiry.id);
      if (known?.text === text) return known.sent;
      const sent = send(enquiry, { kind: "note", text });
      notes.set(enquiry.id, { text, sent });
      void sent.then(() => {
        if (notes.get(enquiry.id)?.sent === sent) notes.delete(enquiry.id);
      });
      return sent;
    },
    noteUnderWay: (id: string): SentNote | undefined => notes.get(id),
  };
}

/** Takes back what a change of one's own made, once it is saved. */
async function undoOwn(
  sent: Promise<Sent>,
  undo: (number: number) => Promise<Sent>,
): Promise<void> {
  const saved = await sent;
  if (saved.kind !== "done" || saved.number === undefined) return;
  const undone = await undo(saved.number);
  if (undone.kind === "done") tell({ title: "Undone." });
}

/** Whether somebody picked up is asked afterwards. */
function beginCall(enquiry: Enquiry, send: Send, latest: Latest): void {
  const via = "call";
  void send(enquiry, { kind: "answer", via, outcome: "begun" });
  const settle = (outcome: "answered" | "no-answer") => () => {
    void send(latest(enquiry.id) ?? enquiry, { kind: "answer", via, outcome });
  };
  tell({
    title: `Did ${firstNameOf(enquiry.name)} pick up?`,
    text: `Called ${tellTime(serverNow())}. The clock runs until you say.`,
    look: "call",
    persists: true,
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

function tellSpam({ name, at }: Enquiry, isSpam: boolean): string {
  if (isSpam) return "Spam. Kept for 30 days.";
  return `Not spam. ${firstNameOf(name)} waits since ${tellFully(at, serverNow())}.`;
}
