import { count } from "#lib/count.ts";
import type { LiveRobots, TestedAddress } from "#engine/live/judge-robots.ts";
import { WHILE_ROBOTS_TXT_FAILS } from "#engine/robots-txt/google-facts.ts";

type Verdict = TestedAddress["verdicts"][number];

/** Crawlers for whom the same line decides the same; `agents` in the order asked. */
export type SharedVerdict = Verdict & { agents: readonly string[] };

/** `verdicts` and `agents` are in the same order. */
export function shareVerdicts(
  verdicts: readonly Verdict[],
  agents: readonly string[],
): readonly SharedVerdict[] {
  const shared = new Map<string, Verdict & { agents: string[] }>();
  for (const [at, verdict] of verdicts.entries()) {
    const key = `${verdict.allowed} ${verdict.line ?? ""}`;
    const known = shared.get(key) ?? { ...verdict, agents: [] };
    known.agents.push(agents[at] ?? "");
    shared.set(key, known);
  }
  return [...shared.values()];
}

/** The tested addresses in the order in which they matter. */
export type SortedAddresses = {
  /** The page, and its files that are closed to a crawler which may read the page. */
  first: readonly TestedAddress[];
  /** The page's other files on its own host. */
  rest: readonly TestedAddress[];
  /** Addresses of other hosts: the file that was read says nothing of them. */
  elsewhere: readonly TestedAddress[];
};

export function sortTested(tested: readonly TestedAddress[]): SortedAddresses {
  const own = tested.filter(({ isOwnHost }) => isOwnHost);
  const page = own.find(({ kind }) => kind === "page");
  const isMissed = ({ verdicts }: TestedAddress) =>
    verdicts.some(({ allowed }, at) => !allowed && page?.verdicts[at]?.allowed !== false);
  const isFirst = (address: TestedAddress) => address === page || isMissed(address);
  return {
    first: own.filter(isFirst),
    rest: own.filter((address) => !isFirst(address)),
    elsewhere: tested.filter(({ isOwnHost }) => !isOwnHost),
  };
}

export type GoogleVerdict = { word: string; state: "open" | "shut" | "unknown" };

/** Whether Google's crawler, the first of the agents, may read the address that was asked for. */
export function googleVerdictFor({
  file,
  tested,
}: Pick<LiveRobots, "file" | "tested">): GoogleVerdict {
  if (file.kind === "unavailable") return { word: "Not at the moment", state: "shut" };
  const [asked] = tested;
  if (asked === undefined || !asked.isOwnHost) {
    return { word: "Another file decides", state: "unknown" };
  }
  return asked.verdicts[0]?.allowed === true
    ? { word: "Yes", state: "open" }
    : { word: "No", state: "shut" };
}

export type StatusCase = { id: string; status: string; name: string; meaning: string };

/**
 * What a robots.txt's answer does to a site, as Google has it:
 * https://developers.google.com/crawling/docs/robots-txt/robots-txt-spec#http-status-codes
 */
export const statusCases: readonly StatusCase[] = [
  { id: "file", status: "200", name: "The file is there", meaning: "Its rules bind." },
  {
    id: "web-page",
    status: "200",
    name: "A web page comes in its place",
    meaning: "Google finds no rules in HTML: all may be crawled.",
  },
  {
    id: "redirect",
    status: "3xx",
    name: "It redirects",
    meaning: "Google follows five redirects. If no file has come by then, it counts as 404.",
  },
  {
    id: "none",
    status: "404",
    name: "There is no file",
    meaning: "All may be crawled. The same for 401 and 403: a locked file closes nothing.",
  },
  {
    id: "unavailable",
    status: "5xx",
    name: "The server fails",
    meaning: `The same for 429 and for no answer: ${WHILE_ROBOTS_TXT_FAILS}.`,
  },
];

/** Which of the cases a file is. Redirects that end at a file are a way there, not a case. */
export function findCase({ kind, status, hops, isWebPage }: LiveRobots["file"]): string {
  if (isWebPage) return "web-page";
  return kind === "none" && status === null && hops.length > 1 ? "redirect" : kind;
}

/** "A", "A and B", "A, B and C". */
export function listNames(names: readonly string[]): string {
  return new Intl.ListFormat("en-GB").format(names);
}

/** The hosts whose own files decide, each once, and how many addresses they have together. */
export function describeElsewhere(elsewhere: readonly TestedAddress[]): string {
  const hosts = [...new Set(elsewhere.map(({ url }) => new URL(url).host))];
  const belong = elsewhere.length === 1 ? "belongs" : "belong";
  return hosts.length === 1
    ? `${count(elsewhere.length, "address", "addresses")} ${belong} to ${hosts[0]}: the robots.txt there decides, and was not read.`
    : `${count(elsewhere.length, "address", "addresses")} belong to ${listNames(hosts)}: each has a robots.txt of its own, which was not read.`;
}
