import type { Crawler } from "#engine/robots-txt/crawlers.ts";
import { proveClient, readClient, type Client, type ClientProof } from "./client-proof.ts";
import { identifyAgent, type Visitor } from "./identify-agent.ts";
import type { LogLine } from "./log-line.ts";
import { looksLikePage } from "./looks-like-page.ts";
import {
  addVisit,
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

/** What was counted in a log. No visitor's address is in what is made of it. */
export type LogCounts = {
  requests: number;
  people: number;
  /** Lines that are no request, and the first three of them. */
  unread: number;
  unreadLines: string[];
  first: number;
  last: number;
  crawlers: Map<string, CrawlerTally>;
  /** Other programs: by name, as far as there is room, and all. */
  programs: Map<string, number>;
  programRequests: number;
  hosts: Map<string, number>;
  /** Requests by the proxy whose address the log has in place of the client's. */
  proxied: Map<string, number>;
  /** Of all clients, at most a thousand: for their number. */
  clients: Set<string>;
  /** Pages that people got, by host and path: how often. */
  ownPages: Map<string, number>;
};

export type LogCounter = { counts: LogCounts; add: (line: LogLine) => void };

/** Counts requests one by one, in bounded memory whatever the log holds. */
export function createLogCounter(): LogCounter {
  const counts = createCounts();
  const room: Room = { entries: MAX_ADDRESSES, characters: MAX_ADDRESS_CHARACTERS_OF_ALL };
  const pageRoom: Room = { entries: MAX_OWN_PAGES, characters: MAX_OWN_PAGE_CHARACTERS };
  const visitorOf = remember<string, Visitor>(identifyAgent);
  const clientOf = remember<string, Client>((text) => {
    const [client = "", forwarded] = text.split("\n");
    return readClient({ client, ...(forwarded !== undefined && { forwarded }) });
  });

  function add(line: LogLine): void {
    const { client: address, forwarded } = line;
    const client = clientOf(forwarded === undefined ? address : `${address}\n${forwarded}`);
    countRequest(counts, line, client);
    const visitor = visitorOf(line.agent);
    if (visitor.kind === "crawler") {
      const { tallies, outside } = tallyOf(counts, visitor.crawler);
      const proof = proveClient(visitor.crawler, client, line.at);
      const tally = tallies.get(proof) ?? createTally();
      tallies.set(proof, tally);
      addVisit(tally, line, room);
      if (proof === "outside" && outside.size < MAX_CLIENTS) outside.add(client.digits ?? "");
    } else if (visitor.kind === "program") {
      counts.programRequests += 1;
      addName(counts.programs, visitor.name);
    } else {
      counts.people += 1;
      addOwnPage(counts.ownPages, line, pageRoom);
    }
  }
  return { counts, add };
}

function createCounts(): LogCounts {
  return {
    requests: 0,
    people: 0,
    unread: 0,
    unreadLines: [],
    first: Infinity,
    last: -Infinity,
    programRequests: 0,
    clients: new Set(),
    crawlers: new Map(),
    programs: new Map(),
    hosts: new Map(),
    proxied: new Map(),
    ownPages: new Map(),
  };
}

function countRequest(counts: LogCounts, { at, host }: LogLine, { digits, proxy }: Client): void {
  counts.requests += 1;
  if (at < counts.first) counts.first = at;
  if (at > counts.last) counts.last = at;
  if (host !== undefined) addName(counts.hosts, host);
  if (proxy !== undefined) addName(counts.proxied, proxy);
  if (digits !== undefined && counts.clients.size < MAX_CLIENTS) counts.clients.add(digits);
}

/** Names are those of strangers; when there is no room for more, new ones are left out. */
function addName(names: Map<string, number>, name: string): void {
  const before = names.get(name);
  if (before !== undefined) names.set(name, before + 1);
  else if (names.size < MAX_NAMES) names.set(ownText(name), 1);
}

function tallyOf({ crawlers }: LogCounts, crawler: Crawler): CrawlerTally {
  const known = crawlers.get(crawler.name);
  if (known !== undefined) return known;
  const made = { crawler, tallies: new Map(), outside: new Set<string>() };
  crawlers.set(crawler.name, made);
  return made;
}

/** Without a query: that may say who asked. */
function addOwnPage(pages: Map<string, number>, { host = "", path, status }: LogLine, room: Room) {
  if (path === undefined || status !== 200 || !looksLikePage(path)) return;
  const key = host + path;
  const before = pages.get(key);
  if (before !== undefined) pages.set(key, before + 1);
  else if (takeRoom(room, key)) pages.set(ownText(key), 1);
}

/** Answers again what was asked before, of the last so many questions. */
function remember<Question extends string, Answer>(answer: (question: Question) => Answer) {
  const known = new Map<string, Answer>();
  return (question: Question): Answer => {
    const before = known.get(question);
    if (before !== undefined) return before;
    const made = answer(question);
    if (question.length > MAX_CACHED_CHARACTERS) return made;
    if (known.size >= MAX_CACHED) known.clear();
    known.set(ownText(question), made);
    return made;
  };
}
