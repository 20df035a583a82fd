/** Enquiries as the desk shows and changes them. Times are milliseconds since 1970. */
import type { Person } from "./person.ts";

export const enquiryLists = ["waiting", "mine", "all", "won", "lost", "spam"] as const;
export type EnquiryList = (typeof enquiryLists)[number];

export const enquiryStatuses = ["new", "answered", "in-talk", "won", "lost"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];

/** Of mine those that are not won or lost. */
export type Counts = Readonly<Record<EnquiryList, number>> & {
  /** Of those that wait: past the promise, and in its last two hours. */
  late: number;
  lastHours: number;
  /**
   * Everybody who waits, the oldest first: those past the promise in one entry, the others by the
   * hour. `at`: when the first of them came in.
   */
  waits: readonly { at: number; count: number }[];
  /** Of my reminders those that are due. */
  due: number;
  /** Sites that got worse at their last reading. */
  worse: number;
};

export const MAX_SEARCH_CHARACTERS = 200;
export const MAX_NOTE_CHARACTERS = 10_000;
export const PAGE_SIZE = 50;
export const SPAM_KEPT_DAYS = 30;

/** Why it looks like spam, with the points of the form's own check; from three on it is kept apart. */
export type SpamReason = {
  signal: string;
  points: number;
  /** How many links, for that signal. */
  links?: number;
};

/** `person`: id of who wants to be reminded. `isDue`: the time has come, and they have not seen to it. */
export type Reminder = { person: string; at: number; isDue: boolean };

export const MAX_REMINDER_DAYS = 60;

export type EnquiryRow = {
  id: string;
  at: number;
  name: string;
  email: string;
  /** As people read it: "+92 300 1234567", or what was typed where it is no single valid number; "" for none. */
  phone: string;
  /** To call and to write to, "+924235761234 ext. 5"; "" where it is no single valid number. */
  number: string;
  website: string;
  /** Of the message, at most 160 characters, one line. */
  start: string;
  /** The path it was sent from, such as "/seo-services-lahore"; "" where unknown. */
  page: string;
  status: EnquiryStatus;
  owner: Person | null;
  spam: boolean;
  signals: readonly SpamReason[];
  /** When spam goes by itself; null where it is no spam. */
  spamUntil: number | null;
  /** When the first answer went out; null while it waits. */
  answeredAt: number | null;
  answeredBy: string | null;
  reminders: readonly Reminder[];
  /** Number of its newest event. */
  last: number;
};

/** `next`: to be handed back as `cursor`; absent on the last part. `due`: of my reminders, whatever the list. */
export type DeskList = {
  rows: readonly EnquiryRow[];
  due: readonly EnquiryRow[];
  total: number;
  next?: string;
  counts: Counts;
  /** Where a search found nothing: how many were looked through. */
  lookedThrough: number;
  /** Only for "waiting" without any: the last answer, and the longest wait of today. */
  lastAnswer?: { name: string; by: string; afterMs: number };
  longestTodayMs?: number;
};

export type DeskEnquiry = EnquiryRow & {
  message: string;
  subject: string;
  /** What else was sent, by name. */
  others: Readonly<Record<string, string>>;
  /** Oldest first. */
  happenings: readonly Happening[];
  /** Notifications that are under way; `by` is the channel. */
  underWay: readonly { by: string; tries: number }[];
  /** The newest reading of their page. */
  read: PageRead | null;
  /** The newest audit of their site. */
  audit: AuditSeen | null;
  earlier: readonly {
    id: string;
    at: number;
    status: EnquiryStatus;
    page: string;
    start: string;
    same: readonly ("phone" | "email" | "website")[];
  }[];
};

export type AnswerBy = "whatsapp" | "call" | "mail";

/** One line of the timeline. `number` rises over all enquiries. `by` null: no person did it. */
export type Happening = { number: number; at: number; by: Person | null } & (
  | { kind: "came-in"; page: string; spam: boolean; signals: readonly SpamReason[] }
  | { kind: "notified" | "not-notified"; via: string; tries: number; reason?: string }
  | { kind: "sent-again" }
  | { kind: "seen" }
  /** The call was begun; the clock runs on. */
  | { kind: "calling" }
  | { kind: "not-reached" }
  | ({ kind: "answered"; via: AnswerBy } & Standing)
  | ({ kind: "status" | "owner" | "spam" | "not-spam" } & Standing)
  /** `of`: the number of the event that was taken back. */
  | ({ kind: "undone"; of: number } & Standing)
  /** `until` null: taken away. */
  | { kind: "reminder"; until: number | null }
  /** It fell due, for `by`. */
  | { kind: "reminded" }
  | { kind: "note"; text: string }
  | { kind: "page-read"; read: PageRead }
  | { kind: "audit-begun" | "audit-done" | "audit-failed"; audit: AuditSeen }
  /** Written by earlier versions; an export is on no timeline since. */
  | { kind: "exported"; others: number }
);

/** What holds from an event on. */
export type Standing = { status: EnquiryStatus; owner: Person | null; isSpam: boolean };

/** The gates are those of the engine: answers, robots-txt, noindex, canonical, words. */
export type PageRead =
  | {
      outcome: "read";
      at: number;
      url: string;
      status: number;
      score: number | null;
      answer: string;
      gates: readonly {
        id: string;
        title: string;
        state: "open" | "shut" | "unknown";
        text: string;
        evidence: readonly { line?: number; text: string }[];
      }[];
      /** Titles of the findings that cost most, at most two. */
      costs: readonly string[];
    }
  | {
      outcome: "not-read";
      at: number;
      url: string;
      status: number | null;
      reason: string;
      detail: string;
    };

export type AuditSeen = {
  /** Key of the report: `deskApi.openReport`. */
  report: string;
  site: string;
  phase: string;
  read: number;
  found: number;
  /** Of a finished one. */
  indexable: number | null;
  pages: number | null;
  keptUntil: number;
  detail: string | null;
};
