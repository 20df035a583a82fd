import type { PageFinding } from "#app/content/desk/first-sentences.ts";
import { cleanForeignText } from "#app/desk/foreign-text.tsx";
import type { PageRead } from "#lib/desk/enquiry.ts";

type Read = Extract<PageRead, { outcome: "read" }>;
export type DeskGateState = Read["gates"][number]["state"];

const gates: Readonly<Record<string, { name: string; finding: PageFinding }>> = {
  answers: { name: "Answers", finding: "no-answer" },
  "robots-txt": { name: "robots.txt", finding: "robots" },
  noindex: { name: "noindex", finding: "noindex" },
  canonical: { name: "Canonical", finding: "canonical" },
  words: { name: "Words", finding: "no-words" },
};

/** The five gates in their order; all unknown where nothing could be read. */
export function gatesOf(
  read: PageRead,
): readonly { id: string; name: string; state: DeskGateState }[] {
  return Object.entries(gates).map(([id, { name }]) => ({
    id,
    name,
    state:
      (read.outcome === "read" ? read.gates.find((gate) => gate.id === id)?.state : undefined) ??
      "unknown",
  }));
}

const SILENT = new Set(["unreachable", "timeout"]);

/** What may be told of their page. Undefined: it could not be checked, and may be as good as any. */
export function findingOf(read: PageRead): PageFinding | undefined {
  if (read.outcome === "not-read") return SILENT.has(read.reason) ? "no-answer" : undefined;
  const shut = read.gates.find(({ state }) => state === "shut");
  return shut === undefined ? "indexable" : gates[shut.id]?.finding;
}

const headings: Record<PageFinding, string> = {
  indexable: "Google can index it",
  "no-answer": "The page does not answer",
  robots: "robots.txt keeps Google out",
  noindex: "Its own noindex keeps Google out",
  canonical: "It asks for another address",
  "no-words": "No words in its HTML",
};

/** The reading as a heading and a sentence. */
export function tellReading(read: PageRead): { heading: string; text: string } {
  const finding = findingOf(read);
  if (finding === undefined) {
    const text = read.outcome === "not-read" ? read.detail : "";
    return { heading: "Could not be checked", text: cleanForeignText(text) };
  }
  return { heading: headings[finding], text: cleanForeignText(tellFinding(finding, read)) };
}

function tellFinding(finding: PageFinding, read: PageRead): string {
  if (read.outcome === "not-read" || finding === "no-answer") return tellSilence(read.status);
  const evidence = read.gates.find(({ state }) => state === "shut")?.evidence[0];
  const text = evidence?.text ?? "";
  const line = evidence?.line === undefined ? undefined : `Line ${evidence.line}: ${text}.`;
  switch (finding) {
    case "indexable":
      return `It scores ${read.score} of 100.${tellCosts(read.costs)}`;
    case "robots":
      return line ?? text;
    case "noindex":
      return line ?? `The server sends it: ${text}.`;
    case "canonical":
      return `Its canonical names ${text}.`;
    case "no-words":
      return "They come by JavaScript only.";
  }
}

function tellCosts([first, second]: readonly string[]): string {
  if (first === undefined) return "";
  return ` Most is lost on ${first}${second === undefined ? "" : `, and on ${second}`}.`;
}

function tellSilence(status: number | null): string {
  if (status === null) return "No answer within 15 seconds.";
  return status >= 500 ? `${status}: the server is ill.` : `${status}: the address is not there.`;
}

/** "61 of 100, all five gates open", "noindex is shut", "could not be checked". */
export function tellShortly(read: PageRead): string {
  const finding = findingOf(read);
  if (finding === undefined) return "could not be checked";
  if (read.outcome === "read" && finding === "indexable") {
    return `${read.score} of 100, all five gates open`;
  }
  const gate = Object.values(gates).find((each) => each.finding === finding);
  return `${gate?.name ?? ""} is shut`;
}
