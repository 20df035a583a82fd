import type { Crawler } from "#engine/robots-txt/crawlers.ts";
import { proveClient, readClient, type Client, type ClientProof } from "./client-proof.ts";
import { identifyAgent, type Visitor } from "./identify-agent.ts";
import type { LogLine } from "./log-line.ts";
import {
  addVisit,
  bump,
  createTally,
  ownText,
  takeRoom,
  type Room,
  type VisitTally,
} from "./visit-tally.ts";

/** How much of a log is kept in memory: with the reading of it under 200 MB. */
const MAX_ADDRESSES = 100_000;
const MAX_ADDRESS_CHARACTERS_OF_ALL = 10_000_000;
const MAX_OWN_PAGES = 50_000;
const MAX_OWN_PAGE_CHARACTERS = 5_000_000;
const MAX_NAMES = 500;
const MAX_CLIENTS = 1_000;
/** Of what is looked up again and again; emptied when it is full. */
const MAX_CACHED = 4_000;
const MAX_CACHED_CHARACTERS = 1_000;

/** One crawler's requests, by whether the address is its operator's. */
export type CrawlerTally = {
  crawler: Crawler;
  tallies: Map<ClientProof, VisitTally>;
  /** Addresses outside of the published ranges, at most a thousand: for their number. */
  outside: Set<string>;
};

function createCounts() {
  return {
    requests: 0,
    people: 0,
    /** Lines that are no request, and the first three of them. */
    unread: 0,
    unreadLines: [] as string[],
    first: Infinity,
    last: -Infinity,
    crawlers: new Map<string, CrawlerTally>(),
    /** Other programs: by name, as far as there is room, and all. */
    programs: new Map<string, number>(),
    programRequests: 0,
    hosts: new Map<string, number>(),
    /** Requests by the proxy whose address the log has in place of the client's. */
    proxied: new Map<string, number>(),
    /** Of all clients, at most a thousand: for their number. */
    clients: new Set<string>(),
    /** Pages that people got, by host and path: how often. */
    ownPages: new Map<string, number>(),
  };
}

/** What was counted in a log. No visitor's address is in what is made of it. */
export type LogCounts = ReturnType<typeof createCounts>;
export type LogCounter = { counts: LogCounts; add: (line: LogLine) => void };

/** Counts requests one by one, in bounded memory whatever the log holds. */
export function createLogCounter(): LogCounter {
  const counts = createCounts();
  const room: Room = { entries: MAX_ADDRESSES, characters: MAX_ADDRESS_CHARACTERS_OF_ALL };
  const pageRoom: Room = { entries: MAX_OWN_PAGES, characters: MAX_OWN_PAGE_CHARACTERS };
  const visitorOf = remember<Visitor>(identifyAgent);
  const clientOf = remember<Client>((text) => {
    const [client = "", forwarded = ""] = text.split("\n");
    return readClient({ client, forwarded });
  });

  function add(line: LogLine): void {
    const { forwarded, at } = line;
    const client = clientOf(forwarded === "" ? line.client : `${line.client}\n${forwarded}`);
    countRequest(counts, line, client);
    const visitor = visitorOf(line.agent);
    if (visitor.kind === "crawler") {
      const { crawler, tallies, outside } = tallyOf(counts, visitor.crawler);
      const proof = proveClient(crawler, client, at);
      const tally = tallies.get(proof) ?? createTally();
      tallies.set(proof, tally);
      addVisit(tally, line, room);
      if (proof === "outside" && outside.size < MAX_CLIENTS) outside.add(client.digits ?? "");
    } else if (visitor.kind === "program") {
      counts.programRequests += 1;
      addName(counts.programs, visitor.name);
    } else {
      counts.people += 1;
      const isPage = line.status === 200 && looksLikePage(line.path);
      // Without a query: that may say who asked.
      if (isPage) addName(counts.ownPages, line.host + line.path, (key) => takeRoom(pageRoom, key));
    }
  }
  return { counts, add };
}

function countRequest(counts: LogCounts, { at, host }: LogLine, { digits, proxy }: Client): void {
  counts.requests += 1;
  if (at < counts.first) counts.first = at;
  if (at > counts.last) counts.last = at;
  if (host !== "") addName(counts.hosts, host);
  if (proxy !== undefined) addName(counts.proxied, proxy);
  if (digits !== undefined && counts.clients.size < MAX_CLIENTS) counts.clients.add(digits);
}

/** Names are those of strangers; when there is no room for more, new ones are left out. */
function addName(
  names: Map<string, number>,
  name: string,
  hasRoom: (name: string) => boolean = () => names.size < MAX_NAMES,
): void {
  if (names.has(name)) bump(names, name);
  else if (hasRoom(name)) names.set(ownText(name), 1);
}

function tallyOf({ crawlers }: LogCounts, crawler: Crawler): CrawlerTally {
  const known = crawlers.get(crawler.name);
  if (known !== undefined) return known;
  const made = { crawler, tallies: new Map(), outside: new Set<string>() };
  crawlers.set(crawler.name, made);
  return made;
}

/** Answers again what was asked before, of the last so many questions. */
function remember<Answer>(answer: (question: string) => Answer) {
  const known = new Map<string, Answer>();
  return (question: string): Answer => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const made = answer(question);
    if (question.length > MAX_CACHED_CHARACTERS) return made;
    if (known.size >= MAX_CACHED) known.clear();
    known.set(ownText(question), made);
    return made;
  };
}

const PAGE_ENDING = /^(?:html?|xhtml|php|aspx?|jsp|cfm|do)$/i;

/** By its ending, or without one; not with parameters, which make many addresses of one page. */
function looksLikePage(path: string): boolean {
  if (path === "" || path.includes("?")) return false;
  const ending = /\.([a-z\d]{1,8})$/i.exec(path.slice(path.lastIndexOf("/")))?.[1];
  return ending === undefined || PAGE_ENDING.test(ending);
}
