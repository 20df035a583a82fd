/** Why a page was not read, in the words and with the consequences that a tool shows. */
export type ReasonFacts = {
  title: string;
  /** "Not sent": the address itself is at fault, so no page was asked for. */
  mark: "Not sent" | "Not read";
  /** There may well be a page, only our server cannot have it: the words say what else the tool takes. */
  canGiveSource?: true;
  /** The page may be as good as any: nothing of it came. */
  isPageUnknown?: true;
  /** It may be over a moment later, as the words beside it say. */
  isPassing?: true;
  /** What the audit of a site keeps of a page; without it, that the page was unreachable. */
  inAudit?: "not-public" | "timeout" | "tls" | "too-large";
};

/** Every reason: one more is one entry here, given as `reason` where a refusal is made. */
const reasons = {
  "not-an-address": {
    title: "This is not an address of a page",
    mark: "Not sent",
    inAudit: "not-public",
  },
  "not-public": {
    title: "This address is not on the public web",
    mark: "Not read",
    canGiveSource: true,
    inAudit: "not-public",
  },
  unreachable: {
    title: "The server does not answer",
    mark: "Not read",
    isPageUnknown: true,
    isPassing: true,
  },
  timeout: {
    title: "The page took too long",
    mark: "Not read",
    canGiveSource: true,
    isPageUnknown: true,
    isPassing: true,
    inAudit: "timeout",
  },
  tls: {
    title: "The site’s certificate is not right",
    mark: "Not read",
    canGiveSource: true,
    isPageUnknown: true,
    inAudit: "tls",
  },
  blocked: {
    title: "Could not be checked",
    mark: "Not read",
    canGiveSource: true,
    isPageUnknown: true,
  },
  robots: {
    title: "The site shuts our reader out",
    mark: "Not read",
    canGiveSource: true,
    isPageUnknown: true,
  },
  "not-html": { title: "This is not a web page", mark: "Not read" },
  "too-large": {
    title: "The page is too large to read here",
    mark: "Not read",
    canGiveSource: true,
    isPageUnknown: true,
    inAudit: "too-large",
  },
  "too-many-redirects": { title: "The address redirects too often", mark: "Not read" },
  busy: {
    title: "Many pages are being read just now",
    mark: "Not read",
    canGiveSource: true,
    isPassing: true,
  },
  off: { title: "Reading is switched off", mark: "Not read", canGiveSource: true },
} as const satisfies Record<string, ReasonFacts>;

export type NotReadReason = keyof typeof reasons;

export const notReadReasons: Readonly<Record<NotReadReason, ReasonFacts>> = reasons;
