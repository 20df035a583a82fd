import { isAllowed } from "#engine/robots-txt/match.ts";
import type { RobotsTxt } from "#engine/robots-txt/parse.ts";
import { count } from "#lib/count.ts";
import { formatDate } from "#lib/format-date.ts";
import { dayOf } from "#lib/pakistan-days.ts";
import type { CrawlerVisits, LogReport, ReaderAnswer } from "./log-report.ts";

/** Whose index each reader cites, and who fetches a page for a person: https://developers.openai.com/api/docs/bots */
const READERS = [
  { reader: "ChatGPT", searcher: "OAI-SearchBot", fetcher: "ChatGPT-User" },
  { reader: "Perplexity", searcher: "PerplexityBot", fetcher: "Perplexity-User" },
  { reader: "Google", searcher: "Googlebot", fetcher: undefined },
  { reader: "Bing", searcher: "Bingbot", fetcher: undefined },
  { reader: "Claude", searcher: "Claude-SearchBot", fetcher: "Claude-User" },
];

type Visits = Pick<LogReport, "first" | "last" | "crawlers" | "pretenders">;

/** Two answers for each reader. `robots`: null where no file was given. */
export function tellReaders(report: Visits, robots: RobotsTxt | null): readonly ReaderAnswer[] {
  return READERS.map(({ reader, searcher, fetcher }) => {
    const find = (name?: string) => report.crawlers.find((crawler) => crawler.name === name);
    const [came, forPeople] = [find(searcher), find(fetcher)];
    const isClosed = robots !== null && !isAllowed(robots, searcher, "/").allowed;
    return {
      reader,
      ...(isClosed
        ? { may: "no", why: `robots.txt closes the home page to ${searcher}` }
        : tellMay(searcher, came, robots !== null)),
      came: came ? tellVisits(came, isClosed) : tellAbsence(searcher, report),
      ...(forPeople && { fetched: `${fetcher} fetched for people ${tellTimes(forPeople)}` }),
    };
  });
}

function tellMay(
  searcher: string,
  came: CrawlerVisits | undefined,
  isKnown: boolean,
): Pick<ReaderAnswer, "may" | "why"> {
  const pages = came === undefined ? 0 : came.requests - came.robotsTxt;
  if (came === undefined || pages === 0) {
    return isKnown
      ? { may: "yes", why: `robots.txt lets ${searcher} in` }
      : { may: "unknown", why: `add robots.txt to see whether it lets ${searcher} in` };
  }
  const asked = `${searcher} asked for pages ${count(pages, "time")}`;
  return came.got === 0
    ? { may: "no", why: `${asked}, and got none` }
    : {
        may: "yes",
        why: `${asked}, and got them ${came.got === pages ? "each time" : count(came.got, "time")}`,
      };
}

function tellVisits(came: CrawlerVisits, isClosed: boolean): string {
  const pages = came.requests - came.robotsTxt;
  const byName = came.confirmed === 0 ? ", by its name only" : "";
  if (pages === 0) return `read robots.txt alone, ${tellTimes(came)}${byName}`;
  return `came ${tellTimes(came)}${isClosed ? ", in spite of robots.txt" : ""}${byName}`;
}

function tellAbsence(searcher: string, { first, last, pretenders }: Visits): string {
  const but = pretenders.some(({ name }) => name === searcher) ? ", only others in its name" : "";
  return `did not come from ${dayIn(first)} to ${dayIn(last)}${but}`;
}

function tellTimes({ requests, last }: CrawlerVisits): string {
  return `${count(requests, "time")}, last on ${dayIn(last)}`;
}

function dayIn(at: number): string {
  return formatDate(dayOf(at));
}

const HEADS: Record<ReaderAnswer["may"], string> = {
  yes: "may cite this site",
  no: "cannot cite this site",
  unknown: "may cite this site if robots.txt lets it in",
};

/** "ChatGPT may cite this site; its search crawler came 234 times, last on 30 October 2026." */
export function tellAnswer([first]: readonly ReaderAnswer[]): string {
  return first === undefined
    ? ""
    : `${first.reader} ${HEADS[first.may]}; its search crawler ${first.came}.`;
}
