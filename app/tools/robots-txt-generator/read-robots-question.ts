import { findForeignRobotsText, type ForeignRobotsText } from "#engine/robots-txt/foreign-text.ts";
import { readAgents } from "#engine/robots-txt/read-agents.ts";
import { isFigureTable } from "#lib/text/is-figure-table.ts";
import { parseCsv } from "#lib/text/parse-csv.ts";

/** The tester's fields as typed: the file, the crawlers parted by commas, the URLs one a line. */
export type RobotsQuestionValues = { robots: string; agent: string; urls: string };

/** The field that is wrong, by its name, and what to do. */
export type RobotsProblem = { field: "robots" | "agent"; text: string };

const foreignTexts: Record<ForeignRobotsText, string> = {
  html: "This looks like a web page (HTML) or XML, not a robots.txt. Open /robots.txt at the root of the site and paste what it says; if that is this page, the site has no robots.txt.",
  json: "This looks like JSON. Paste the robots.txt: lines such as “User-agent: *” and “Disallow: /cart”.",
  address:
    "This is an address, not a file. Have it fetched in the field above, or open it and paste what it says.",
  "utf-16":
    "This file is UTF-16. Crawlers read robots.txt as UTF-8 and find no rule in it, so everything may be crawled. Save it as UTF-8, and test that.",
  binary: "This is not text. Drop the robots.txt itself, or paste its lines.",
  prose:
    "No line of this is a rule. A robots.txt has lines such as “User-agent: *” and “Disallow: /cart”.",
};

type RobotsQuestion = {
  robotsTxt: string;
  agents: readonly string[];
  urls: readonly string[];
};

/** What to test, or the first field that is wrong. Without a URL only the file is checked. */
export function readRobotsQuestion({
  robots: robotsTxt,
  agent,
  urls: typed,
}: RobotsQuestionValues):
  { ok: true; value: RobotsQuestion } | { ok: false; problem: RobotsProblem } {
  const agents = readAgents(agent);
  const urls = readUrls(typed);
  const foreign = findForeignRobotsText(robotsTxt);
  if (robotsTxt.trim() === "") return wrong("robots", "Paste a robots.txt, or drop the file here.");
  if (foreign) return wrong("robots", foreignTexts[foreign]);
  if (agents.length === 0 && urls.length > 0)
    return wrong("agent", "Name a crawler, such as Googlebot.");
  return { ok: true, value: { robotsTxt, agents, urls } };
}

/** One a line; of a table of figures, such as Search Console's pages, the addresses in it. */
function readUrls(typed: string): readonly string[] {
  const inTable = isFigureTable(typed)
    ? parseCsv(typed).flatMap(([first = ""]) => (/^(?:https?:\/)?\//i.test(first) ? [first] : []))
    : [];
  if (inTable.length > 0) return inTable;
  return typed
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function wrong(field: RobotsProblem["field"], text: string) {
  return { ok: false, problem: { field, text } } as const;
}
