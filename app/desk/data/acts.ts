import { call } from "./call.ts";
import {
  describeReminder,
  describeReply,
  describeSpam,
  describeStatus,
  type ToastWords,
} from "./toast-words.ts";
import { rememberCall } from "./remember-call.ts";
import type { Outbox, Sent } from "./outbox.ts";
import { serverNow } from "./server-now.ts";
import { dropQuestion, showDeskToast } from "./desk-toast.ts";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { tellTime } from "#lib/time-words.ts";
import { deskApi } from "#lib/desk/contract.ts";
import type { Change } from "#lib/desk/change-request.ts";
import type { AnswerBy, DeskEnquiry, EnquiryRow, EnquiryStatus } from "#lib/desk/enquiry.ts";
import type { Person } from "#lib/desk/person.ts";

type Enquiry = Pick<EnquiryRow, "id" | "name" | "last" | "at">;

export type Acts = ReturnType<typeof createActs>;

type Send = (enquiry: Enquiry, change: Change) => Promise<Sent>;
type Latest = (id: string) => DeskEnquiry | undefined;
/** Whether an enquiry has left the list that is shown. */
type HasLeft = (id: string) => boolean;

/** A note that is on its way. */
export type SentNote = { text: string; sent: Promise<Sent> };

/** What one may do to an enquiry. It is announced once the server has saved it, with Undo. */
export function createActs(outbox: Outbox<Change>, latest: Latest, hasLeft: HasLeft) {
  const send: Send = (enquiry, change) => outbox.add(enquiry.id, enquiry.last, change);
  const changeAndTell = createTeller(send, latest, hasLeft);
  const calls = createCalls(send, changeAndTell, latest);
  return {
    answer(enquiry: Enquiry, via: AnswerBy, isMineThen: boolean): void {
      if (via === "call") return calls.begin(enquiry);
      const describe = (left: boolean) => describeReply(enquiry, via, isMineThen, left);
      void changeAndTell(enquiry, { kind: "answer", via }, describe, ["Undo", "I did not send it"]);
    },

    status(enquiry: Enquiry, status: EnquiryStatus): void {
      const first = firstNameOf(enquiry.name);
      void changeAndTell(enquiry, { kind: "status", status }, (left) => ({
        title: describeStatus(first, status, left),
      }));
    },

    owner(enquiry: Enquiry, owner: Person | null, isMe: boolean): void {
      const whose = owner === null ? "nobody’s" : isMe ? "yours" : `${firstNameOf(owner.name)}’s`;
      const title = `${firstNameOf(enquiry.name)} is ${whose}.`;
      void changeAndTell(enquiry, { kind: "owner", owner: owner?.id ?? null }, () => ({
        title,
      }));
    },

    spam(enquiry: Enquiry, isSpam: boolean): void {
      const look = isSpam ? "spam" : "done";
      const title = describeSpam(enquiry, isSpam);
      void changeAndTell(enquiry, { kind: isSpam ? "spam" : "not-spam" }, () => ({
        look,
        title,
      }));
    },

    /** `until` null: no more. */
    remind(enquiry: Enquiry, until: number | null): void {
      const title = describeReminder(enquiry, until);
      void changeAndTell(enquiry, { kind: "remind", until }, () => ({ title }), []);
    },

    ...createNotes(send),

    askAboutCall: (enquiry: Enquiry, at: number): void => calls.ask(enquiry, at),
    seen: (enquiry: Enquiry): void => void send(enquiry, { kind: "seen" }),

    sendAgain(enquiry: Enquiry): void {
      const title = "Sending the email again.";
      void changeAndTell(enquiry, { kind: "send-again" }, () => ({ title }), []);
    },

    readPage,
    audit,
  };
}

/** Sends a change and, once it is saved, says what became of the enquiry. */
function createTeller(send: Send, latest: Latest, hasLeft: HasLeft) {
  async function undo(enquiry: Enquiry, number: number): Promise<void> {
    const undone = await send(latest(enquiry.id) ?? enquiry, { kind: "undo", number });
    if (undone.kind === "done") showDeskToast({ title: "Undone." });
  }

  return async function changeAndTell(
    enquiry: Enquiry,
    wanted: Change,
    describe: (hasLeft: boolean) => ToastWords,
    undoLabels: readonly string[] = ["Undo"],
  ): Promise<void> {
    const sent = await send(enquiry, wanted);
    if (sent.kind !== "done") return;
    if (wanted.kind === "answer" || wanted.kind === "status") dropQuestion(enquiry.id);
    const { number } = sent;
    const actions = undoLabels.map((label, index) => ({
      label,
      isUndo: index === 0,
      run: () => void undo(enquiry, number ?? 0),
    }));
    showDeskToast({ ...describe(hasLeft(enquiry.id)), ...(number !== undefined && { actions }) });
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

type ChangeAndShow = (
  enquiry: Enquiry,
  wanted: Change,
  describe: (hasLeft: boolean) => ToastWords,
) => Promise<void>;

/** Whether somebody picked up is asked afterwards, once in a tab. */
function createCalls(send: Send, change: ChangeAndShow, latest: Latest) {
  const asked = new Set<string>();

  function ask(enquiry: Enquiry, at: number): void {
    const via = "call";
    const first = firstNameOf(enquiry.name);
    const settle = () => {
      asked.delete(enquiry.id);
      return latest(enquiry.id) ?? enquiry;
    };
    asked.add(enquiry.id);
    showDeskToast({
      title: `Did ${first} pick up?`,
      text: `Called ${tellTime(at)}. The clock runs until you say.`,
      look: "call",
      persists: true,
      asksAbout: enquiry.id,
      actions: [
        {
          label: "Yes, answered",
          run: () => {
            void change(settle(), { kind: "answer", via, outcome: "answered" }, (left) => ({
              title: describeStatus(first, "answered", left),
            }));
          },
        },
        {
          label: "No answer",
          run: () => void send(settle(), { kind: "answer", via, outcome: "no-answer" }),
        },
      ],
    });
  }

  return {
    begin: (enquiry: Enquiry): void => {
      rememberCall(enquiry.id);
      void send(enquiry, { kind: "answer", via: "call", outcome: "begun" });
      ask(enquiry, serverNow());
    },
    /** After a reload of the tab, or on another device. */
    ask: (enquiry: Enquiry, at: number): void => {
      if (!asked.has(enquiry.id)) ask(enquiry, at);
    },
  };
}
