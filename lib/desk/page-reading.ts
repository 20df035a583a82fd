/** What a reading of somebody's page says, in the words of the desk and of the link that the desk sends. */
import type { PageRead } from "./enquiry.ts";
import { ownValue } from "#lib/own-value.ts";

/** What a reading of their page found, worst first; `indexable`: all five conditions are met. */
export type PageFinding =
  "indexable" | "no-answer" | "robots" | "noindex" | "canonical" | "no-words";

type Read = Extract<PageRead, { outcome: "read" }>;

const gates: Readonly<Record<string, { name: string; finding: PageFinding }>> = {
  answers: { name: "Answers", finding: "no-answer" },
  "robots-txt": { name: "robots.txt", finding: "robots" },
  noindex: { name: "noindex", finding: "noindex" },
  canonical: { name: "Canonical", finding: "canonical" },
  words: { name: "Words", finding: "no-words" },
};

type ReadGate = Pick<Read["gates"][number], "id" | "state" | "text" | "evidence">;

/** The five conditions in their order; all unknown where nothing could be read. */
export function gatesOf(read: PageRead): readonly (ReadGate & { name: string })[] {
  const found: readonly ReadGate[] = read.outcome === "read" ? read.gates : [];
  return Object.entries(gates).map(([id, { name }]) => {
    const gate = found.find((one) => one.id === id);
    return { ...(gate ?? { id, state: "unknown", text: "", evidence: [] }), name };
  });
}

const SILENT = new Set(["unreachable", "timeout"]);

/** What may be told of their page. Undefined: it could not be checked, and may be as good as any. */
export function findingOf(read: PageRead): PageFinding | undefined {
  if (read.outcome === "not-read") return SILENT.has(read.reason) ? "no-answer" : undefined;
  const shut = read.gates.find(({ state }) => state === "shut");
  return shut === undefined ? "indexable" : ownValue(gates, shut.id)?.finding;
}

const headings: Record<PageFinding, string> = {
  indexable: "Google can index it",
  "no-answer": "The page does not answer",
  robots: "robots.txt keeps Google out",
  noindex: "Its own noindex keeps Google out",
  canonical: "It asks for another address",
  "no-words": "No words in its HTML",
};

/** The reading as a heading and a sentence, which may end in a line of theirs. */
export function tellReading(read: PageRead): { heading: string; text: string; evidence?: string } {
  const finding = findingOf(read);
  if (finding === undefined) {
    const text = read.outcome === "not-read" ? tellNotRead(read) : "";
    return { heading: "Could not be checked", text };
  }
  const { text, evidence } = tellFinding(finding, read);
  return { heading: headings[finding], text, ...(evidence !== undefined && { evidence }) };
}

function tellNotRead({ reason, detail }: Extract<PageRead, { outcome: "not-read" }>): string {
  return reason === "blocked"
    ? "Their firewall turned our reader away. Google may well be let in."
    : detail;
}

function tellFinding(
  finding: PageFinding,
  read: PageRead,
): { text: string; evidence?: string | undefined } {
  if (read.outcome === "not-read" || finding === "no-answer") {
    return { text: tellSilence(read.status) };
  }
  const shut = read.gates.find(({ state }) => state === "shut");
  const { line, text: evidence } = shut?.evidence[0] ?? { text: shut?.text };
  switch (finding) {
    case "indexable":
      return { text: `It scores ${read.score} out of 100.${tellCosts(read.costs)}` };
    case "robots":
      return line === undefined ? { text: evidence ?? "" } : { text: `Line ${line}: `, evidence };
    case "noindex":
      return { text: line === undefined ? "The server sends it: " : `Line ${line}: `, evidence };
    case "canonical":
      return { text: "Its canonical names ", evidence };
    case "no-words":
      return { text: "The words come by JavaScript only." };
  }
}

function tellCosts([first, second]: readonly string[]): string {
  if (first === undefined) return "";
  return ` Most is lost on ${first}${second === undefined ? "" : `, and on ${second}`}.`;
}

function tellSilence(status: number | null): string {
  if (status === null) return "No answer within 15 seconds.";
  return status >= 500
    ? `${status}: the server has an error.`
    : `${status}: the address does not exist.`;
}

const shortly: Record<Exclude<PageFinding, "indexable">, string> = {
  "no-answer": "gives no answer",
  robots: "closed by robots.txt",
  noindex: "closed by noindex",
  canonical: "asks for another address",
  "no-words": "no words in the HTML",
};

/** "61 out of 100, all five conditions met", "closed by noindex", "could not be checked". */
export function tellShortly(read: PageRead): string {
  const finding = findingOf(read);
  if (finding === undefined) return "could not be checked";
  if (finding !== "indexable") return shortly[finding];
  const score = read.outcome === "read" ? `${read.score} out of 100, ` : "";
  return `${score}all five conditions met`;
}
