import { isAllowed } from "#engine/robots-txt/match.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";
import { count } from "#lib/count.ts";
import { formatDate } from "#lib/format-date.ts";
import { dayOf } from "#lib/pakistan-days.ts";
import type { CrawlerVisits, LogReport } from "./log-report.ts";

/** Its index is what ChatGPT quotes and links: https://developers.openai.com/api/docs/bots */
const SEARCHER = "OAI-SearchBot";
const READER = "ChatGPT-User";
const WHO = `ChatGPT’s search crawler (${SEARCHER})`;
const ITS = `its search crawler (${SEARCHER})`;

type Visits = Pick<LogReport, "first" | "last" | "crawlers" | "pretenders">;

/** May ChatGPT cite the site, and did it come? In one sentence. `robots`: null where no file was given. */
export function tellAnswer(report: Visits, robots: RobotsTxt | null): string {
  const find = (name: string) => report.crawlers.find((crawler) => crawler.name === name);
  const came = find(SEARCHER);
  const isClosed = robots !== null && !isAllowed(robots, SEARCHER, "/").allowed;
  const reader = find(READER);
  const forPeople =
    reader === undefined
      ? ""
      : `; ${READER} fetched for people ${count(reader.requests, "time")}, last on ${dayIn(reader.last)}`;
  return `${came === undefined ? tellAbsence(report, robots, isClosed) : tellVisits(came, isClosed)}${forPeople}.`;
}

function tellVisits(came: CrawlerVisits, isClosed: boolean): string {
  const pages = came.requests - came.robotsTxt;
  const last = `last on ${dayIn(came.last)}`;
  const byName = came.confirmed === 0 ? ", by its name only" : "";
  if (pages === 0) {
    const why = isClosed ? ", which closes the home page to it" : "";
    return `${WHO} read robots.txt alone${why}: it came ${count(came.requests, "time")}, ${last}${byName}`;
  }
  if (isClosed) {
    return `robots.txt asks ${WHO} to stay away from the home page, and yet it asked for pages ${count(pages, "time")}, ${last}${byName}`;
  }
  if (came.got === 0) {
    return `No, ChatGPT cannot cite this site: ${ITS} asked for pages ${count(pages, "time")}, ${last}, and got none${byName}`;
  }
  return `Yes, ChatGPT can cite this site: ${ITS} came ${count(came.requests, "time")}, ${last}, and got what it asked for ${came.got === pages ? "each time" : count(came.got, "time")}${byName}`;
}

function tellAbsence(
  { first, last, pretenders }: Visits,
  robots: RobotsTxt | null,
  isClosed: boolean,
): string {
  const when = Number.isFinite(first) ? ` from ${dayIn(first)} to ${dayIn(last)}` : "";
  const but = pretenders.some(({ name }) => name === SEARCHER) ? ", only others in its name" : "";
  if (isClosed)
    return `No, ChatGPT cannot cite the home page: robots.txt closes it to ${ITS}, which did not come${when}${but}`;
  const may =
    robots === null
      ? "add robots.txt to see whether it may"
      : "robots.txt lets it in, so nothing there stops it";
  return `${WHO} did not come${when}${but}: ${may}`;
}

function dayIn(at: number): string {
  return formatDate(dayOf(at));
}
