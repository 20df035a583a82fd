import {
  Ban,
  BellRing,
  Inbox,
  MailCheck,
  MailWarning,
  Network,
  Phone,
  RefreshCw,
  Search,
  TriangleAlert,
  Download,
  type LucideIcon,
} from "lucide-react";

import type { Facts } from "#app/desk/desk-facts.tsx";
import { firstNameOf } from "./write-first-sentence.ts";
import { deskApi } from "#lib/desk/contract.ts";
import { tellShortly } from "#lib/desk/page-reading.ts";
import { describeSpamSign } from "#app/desk/describe-spam-sign.ts";
import { statusNames } from "#app/desk/status-mark.tsx";
import { tellDay, tellFully } from "#lib/time-words.ts";
import type { DeskChannel } from "#lib/desk/contract.ts";
import type { Person } from "#lib/desk/person.ts";
import type { Happening, SpamReason, Standing } from "#lib/desk/enquiry.ts";
import { count } from "#lib/count.ts";

/** A line of the timeline: what, in bold; the rest beside or below it; a note in full. */
export type EventWords = {
  Icon: LucideIcon;
  what: string;
  /** Goes on in the same line. */
  beside?: string;
  below?: string;
  note?: string;
  isBad?: boolean;
  /** A link behind what is below, and what goes on after it. */
  report?: { href: string; after: string };
};

export type EventContext = Pick<Facts, "channels"> & {
  me: Person;
  pageName: string;
  /** Why it looked like spam, as the enquiry has it. */
  signals: readonly SpamReason[];
  now: number;
  isFirstSeen: boolean;
};

export function describeEvent(event: Happening, context: EventContext): EventWords {
  const by = whoIs(event.by, context.me);
  switch (event.kind) {
    case "came-in":
      return describeArrival(event, context);
    case "notified":
    case "not-notified":
      return describeNotice(event, context);
    case "sent-again":
      return { Icon: RefreshCw, what: "Sending again", below: `asked for by ${by}` };
    case "seen":
      return describeSeen(by, context);
    case "calling":
      return { Icon: Phone, what: "Called", below: `by ${by}` };
    case "not-reached":
      return { Icon: Phone, what: "Called, no answer", below: `by ${by}` };
    case "note":
      return { Icon: Inbox, what: by === "you" ? "You" : by, beside: "noted", note: event.text };
    case "exported":
      return {
        Icon: Download,
        what: "Exported",
        beside: `by ${by}, with ${count(event.others, "other")}`,
      };
    case "page-read":
      return { Icon: Search, what: "Their page read", below: tellShortly(event.read) };
    case "audit-begun":
    case "audit-done":
    case "audit-failed":
      return describeAudit(event, by, context.now);
    default:
      return describeStanding(event, by, context);
  }
}

function describeReminder(
  { until }: Extract<Happening, { kind: "reminder" }>,
  by: string,
  now: number,
): EventWords {
  if (until === null) return { Icon: BellRing, what: "Reminder removed", beside: `by ${by}` };
  return { Icon: BellRing, what: "Reminder set", beside: `by ${by}`, below: tellFully(until, now) };
}

type ArrivalEvent = Extract<Happening, { kind: "came-in" }>;

function describeArrival({ spam }: ArrivalEvent, { pageName, signals }: EventContext): EventWords {
  return spam
    ? {
        Icon: Ban,
        what: "Came in, taken for spam",
        below: signals.map(describeSpamSign).join(", "),
      }
    : { Icon: Inbox, what: "Came in", ...(pageName !== "" && { below: `from ${pageName}` }) };
}

function describeSeen(by: string, { isFirstSeen }: EventContext): EventWords {
  return isFirstSeen && by === "you"
    ? { Icon: Search, what: "You saw it first" }
    : { Icon: Search, what: `Seen by ${by}` };
}

type NoticeEvent = Extract<Happening, { kind: "notified" | "not-notified" }>;

function describeNotice(event: NoticeEvent, { channels }: EventContext): EventWords {
  const channel = channels.find(({ kind }) => kind === event.via);
  const to = `to ${channel?.to ?? ""}`;
  if (event.kind === "notified") {
    return { Icon: MailCheck, what: channel?.words.sent ?? "Passed on", below: to };
  }
  const words = channel?.words;
  return {
    Icon: MailWarning,
    what: words?.notSent ?? "Not passed on",
    below:
      words?.refused === undefined ? `${to}, twelve tries.` : `${to}. ${tellFault(event, words)}`,
    isBad: true,
  };
}

/** A server that refuses does so with a code of three figures. */
function tellFault({ reason = "" }: { reason?: string }, words: DeskChannel["words"]): string {
  const isRefused = reason === "" || /\b[45]\d\d\b/.test(reason);
  return (isRefused ? words.refused : words.silent) ?? reason;
}

type AuditEvent = Extract<Happening, { kind: "audit-begun" | "audit-done" | "audit-failed" }>;

function describeAudit({ kind, audit }: AuditEvent, by: string, now: number): EventWords {
  if (kind === "audit-begun") return { Icon: Network, what: "Audit started", beside: `by ${by}` };
  if (kind === "audit-failed") {
    return {
      Icon: TriangleAlert,
      what: "The audit ended early",
      below: audit.detail ?? "",
      isBad: true,
    };
  }
  return {
    Icon: Network,
    what: "Whole site audited",
    below: `Google can index ${audit.indexable ?? 0} of ${audit.pages ?? audit.read} pages. `,
    report: {
      href: deskApi.openReport(audit.report),
      after: `, kept until ${tellDay(audit.keptUntil, now)}`,
    },
  };
}

/** As "by …" has them. */
export const wayNames = { whatsapp: "WhatsApp", call: "telephone", mail: "mail" } as const;

type StandingEvent = Extract<
  Happening,
  {
    kind:
      "answered" | "status" | "owner" | "spam" | "not-spam" | "undone" | "reminder" | "reminded";
  }
>;

function describeStanding(
  event: StandingEvent,
  by: string,
  { me, now }: Pick<EventContext, "me" | "now">,
): EventWords {
  switch (event.kind) {
    case "reminder":
      return describeReminder(event, by, now);
    case "reminded":
      return { Icon: BellRing, what: "Reminder", beside: `for ${by}` };
    case "answered": {
      const what = event.via === "call" ? "Called, answered" : `Answered by ${wayNames[event.via]}`;
      return { Icon: MailCheck, what, beside: `by ${by}` };
    }
    case "owner":
      return { Icon: Inbox, what: tellOwner(event, by, me) };
    case "spam":
      return { Icon: Ban, what: "Spam", beside: `by ${by}` };
    case "not-spam":
      return { Icon: Inbox, what: "Not spam", beside: `by ${by}` };
    case "undone":
      return { Icon: RefreshCw, what: "Undone", beside: `by ${by}` };
    case "status":
      return { Icon: Inbox, what: statusNames[event.status], beside: `by ${by}` };
  }
}

function tellOwner(event: Standing & Pick<Happening, "by">, by: string, me: Person): string {
  const who = by === "you" ? "You" : by;
  if (event.owner === null) return "Nobody’s";
  if (event.owner.id === event.by?.id) return `${who} took it`;
  return `${who} gave it to ${whoIs(event.owner, me)}`;
}

/** "you", or a colleague's first name. */
export function whoIs(person: Person | null, me: Person): string {
  if (person === null) return "the terminal";
  return person.id === me.id ? "you" : firstNameOf(person.name);
}
