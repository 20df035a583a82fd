/**
 * What the desk's page and the server say to each other. Everything is under `/api/desk`.
 * All times are milliseconds since 1970 by the server's clock. Every answer is `no-store`. What is
 * refused is `DeskRefusal` with a sentence for whoever reads it; the page decides by `reason`.
 *
 * Whatever is not GET needs `Content-Type: application/json`, `Origin` equal to the site's own, and
 * `Sec-Fetch-Site: same-origin` where the browser sends it. The session is the cookie `__Host-desk`.
 */
import type { Counts, DeskEnquiry, EnquiryRow, Happening } from "./enquiry.ts";
import type { Person } from "./person.ts";

/** Where the page is; the server alone knows the addresses below it. */
export const DESK_PATH = "/desk";

/**
 * Every address, in order of need. `:id` is percent-encoded.
 *
 * | method and address | takes | answers |
 * | --- | --- | --- |
 * | GET  state | | `DeskState` |
 * | POST signInOptions | `{}` | `{ options }` for `startAuthentication({ optionsJSON })` |
 * | POST signIn | `{ response }` | `DeskState`, and the cookie |
 * | POST invitation | `{ token }` | `InvitationSeen` |
 * | POST enrolOptions | `{ token, device }` | `{ options }` for `startRegistration({ optionsJSON })` |
 * | POST enrol | `{ token, device, response }` | `DeskState`, and the cookie |
 * | POST signOut | `{}` | 204 |
 * | GET  people | | `PeopleAnswer` |
 * | POST invitations | `{ name }` or `{ person }` (a new link, or one more device) | `InvitationMade` |
 * | POST device(id) | `{ name }` | `PeopleAnswer`; with a number where another has the name |
 * | DELETE person(id), device(id), invitation(id) | | `PeopleAnswer` |
 * | GET  enquiries?list=&q=&cursor= | | `DeskList` |
 * | GET  enquiry(id) | | `DeskEnquiry` |
 * | POST changes(id) | `ChangeRequest` | `DeskEnquiry` |
 * | POST page(id) | `{ key }` | `DeskEnquiry`, when the page has been read: up to 70 s |
 * | POST readingLink(id) | `{}` | `ReadingLink`: of the newest reading of their page |
 * | POST audit(id) | `{ key }` | `DeskEnquiry`, when the audit has begun |
 * | GET  forget(id) | | `ForgetPlan` |
 * | POST forget(id) | `{}` | `Forgotten` |
 * | DELETE enquiry(id) | | 204; spam alone |
 * | POST exportAs | `{ list, q, format }` | the file itself |
 * | GET  events?after=N | | server-sent `DeskMessage` |
 * | GET  week?from=&to= | days of Pakistan, `2026-11-16` | `WeekAnswer` (lib/desk/week.ts) |
 * | GET  sites | | `SitesAnswer` (lib/desk/watch.ts) |
 * | POST sites | `NewSite` | `SitesAnswer` |
 * | POST sitesRead | `{}` | `SitesAnswer`: all that are not paused are read, two at a time |
 * | GET  site(id) | | `SiteAnswer` |
 * | POST site(id) | `SiteChange` | `SitesAnswer` |
 * | DELETE site(id) | | `SitesAnswer`: it is watched no longer |
 * | POST siteRead(id) | `{}` | `SitesAnswer`: it is read now |
 * | GET  openReport(report) | | the report itself, by a fresh link that reads it |
 * | POST report | `ReportChange` | 204; also where it is gone already |
 * | GET, POST stopMails/… | the token of a mail's link | a page of its own; needs no session |
 */
const ROOT = "/api/desk";
const enquiry = (id: string) => `${ROOT}/enquiries/${encodeURIComponent(id)}`;
const site = (id: string) => `${ROOT}/sites/${encodeURIComponent(id)}`;

export const deskApi = {
  state: ROOT,
  signInOptions: `${ROOT}/sign-in/options`,
  signIn: `${ROOT}/sign-in`,
  invitation: `${ROOT}/invitation`,
  enrolOptions: `${ROOT}/enrol/options`,
  enrol: `${ROOT}/enrol`,
  signOut: `${ROOT}/sign-out`,
  people: `${ROOT}/people`,
  person: (id: string) => `${ROOT}/people/${encodeURIComponent(id)}`,
  device: (id: string) => `${ROOT}/devices/${encodeURIComponent(id)}`,
  invitations: `${ROOT}/invitations`,
  oneInvitation: (id: string) => `${ROOT}/invitations/${encodeURIComponent(id)}`,
  enquiries: `${ROOT}/enquiries`,
  enquiry,
  changes: (id: string) => `${enquiry(id)}/changes`,
  page: (id: string) => `${enquiry(id)}/page`,
  readingLink: (id: string) => `${enquiry(id)}/reading-link`,
  audit: (id: string) => `${enquiry(id)}/audit`,
  forget: (id: string) => `${enquiry(id)}/forget`,
  exportAs: `${ROOT}/export`,
  events: `${ROOT}/events`,
  week: `${ROOT}/week`,
  sites: `${ROOT}/sites`,
  sitesRead: `${ROOT}/sites/read`,
  site,
  siteRead: (id: string) => `${site(id)}/read`,
  report: `${ROOT}/report`,
  openReport: (report: string) => `${ROOT}/report/${report}`,
  stopMails: `${ROOT}/stop`,
} as const;

/** Why something was refused. The status that goes with each is in `refusalStatus`. */
export type RefusalReason = keyof typeof refusalStatus;

export const refusalStatus = {
  /** What was sent cannot be understood; `error` says which part. `field` names it. */
  "bad-request": 400,
  /** No session, or one that is over: a second tab signed out, the device was removed. */
  "signed-out": 401,
  /** The passkey does not open the desk: removed, of another site, or its answer does not hold. */
  "unknown-passkey": 401,
  /** The device's answer is for no open question: sent twice, of another browser, or too late. */
  "not-verified": 401,
  /** Another site's page asks. */
  foreign: 403,
  /** `DESK=off`. */
  off: 404,
  "no-such-address": 404,
  /** There is no such enquiry, person, device or site. `gone` says who deleted an enquiry, where known. */
  gone: 404,
  /** A colleague's change came first: `conflict`. */
  conflict: 409,
  /** The only device that opens the desk cannot be removed. */
  "last-device": 409,
  /** The site is watched already. */
  "watched-already": 409,
  /** After a restore nobody signs in until an operator has confirmed who gets in. */
  unconfirmed: 403,
  /** An invitation that opens nothing: used, too old, never made. */
  "link-dead": 410,
  "too-large": 413,
  "not-json": 415,
  /** `until`: when it may be tried again. */
  "too-many": 429,
  /** The database does not answer. Nothing was changed; the same request may be sent again. */
  away: 503,
} as const;

export type DeskRefusal = {
  problem: string;
  reason: RefusalReason;
  field?: string;
  until?: number;
  conflict?: Conflict;
  gone?: { by: string | null; at: number };
};

/** The newer change of the same thing, and the enquiry as it is. Ask again with `enquiry.last`. */
export type Conflict = { theirs: Happening; enquiry: DeskEnquiry };

export type DeskState =
  | { state: "nobody-yet" }
  | { state: "signed-out" }
  | {
      state: "in";
      me: Person;
      device: { id: string; name: string };
      /** Everybody who may be an owner, oneself included. */
      people: readonly Person[];
      counts: Counts;
      /** Number of the newest event: `events?after=` begins here. */
      last: number;
      brand: string;
      /** Where enquiries are mailed to. */
      mailTo: string | null;
      channels: readonly DeskChannel[];
      /** False: pages are not read live, sites not audited. */
      live: boolean;
      siteAudits: boolean;
      now: number;
    };

/** A way in which notifications go out, and what the timeline says of it. */
export type DeskChannel = {
  kind: string;
  /** An address, a host; null where it is not set up. */
  to: string | null;
  words: {
    sent: string;
    notSent: string;
    /** Why, in words: it was refused, or nothing answered. Absent: why is not told. */
    refused?: string;
    silent?: string;
    /** Absent: what is under way is not shown. */
    onItsWay?: string;
    /** What is due for it waits, since nothing says where it goes. */
    notSetUp?: string;
  };
};

/** `by` null: from the terminal. `person`: whose next device it is; a new person where absent. */
export type InvitationSeen = { name: string; by: string | null; until: number; person: boolean };

/** `code`: the link as a QR code, modules on a side and the path of the dark ones. */
export type InvitationMade = {
  link: string;
  name: string;
  until: number;
  code: { size: number; path: string };
};

export type PeopleAnswer = {
  people: readonly (Person & {
    isMe: boolean;
    devices: readonly {
      id: string;
      name: string;
      madeAt: number;
      usedAt: number;
      /** The one that asks. */
      isThis: boolean;
      /** Who made the link that added it, where that was somebody else at the desk. */
      linkBy: Person | null;
    }[];
    /** Open links; `by` null: from the terminal. */
    invitations: readonly { id: string; by: Person | null; until: number }[];
  })[];
  /** The newest exports: who took how many enquiries out. `by` null: from the terminal. */
  exports: readonly { at: number; by: Person | null; count: number }[];
};

/** What a reading found, for whoever has the link; it goes with the enquiry. */
export type ReadingLink = { link: string };

/** Where such links open; the secret follows. */
export const READING_PATH = "/r";

export type ForgetPlan = {
  name: string;
  address: string;
  /** When each enquiry came in. */
  enquiries: readonly number[];
  notes: number;
  audits: number;
  website: string | null;
  remaining: Remaining;
};

/** What goes by another address: enquiries from the same number, and clients' sites that are watched. */
export type Remaining = { enquiries: readonly number[]; sites: readonly string[] };

export type Forgotten = { name: string; enquiries: number; notes: number; audits: number };

/**
 * What `events` streams: `id:` is the number of the event, so that a browser that was cut off comes
 * back with `Last-Event-ID` and misses nothing. `event:` is the `type`. Comments keep it open.
 *
 * "change": an enquiry came in or changed. "gone": enquiries were deleted. "signed-out": the session ended; the stream ends with it.
 */
export type DeskMessage =
  | { type: "change"; row: EnquiryRow; happening: Happening; counts: Counts }
  | { type: "gone"; ids: readonly string[]; by: string | null; at: number; counts: Counts }
  | { type: "signed-out" };
