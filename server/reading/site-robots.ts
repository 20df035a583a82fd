import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import type { RobotsFile } from "#engine/live/read-page.ts";
import { matchUrl, type Verdict } from "#engine/robots-txt/match.ts";
import type { RobotsRead, RobotsTask } from "#engine/robots-txt/read-robots-for-agent.ts";

import type { ReadRobots, Silence } from "./read-robots-file.ts";
import { AGENT_TOKEN } from "./user-agent.ts";

/** Has a file read and matched by a worker; undefined where that failed. */
export type ParseRobots = (
  task: RobotsTask,
  signal?: AbortSignal,
) => Promise<RobotsRead | undefined>;

/** What closes an address: a group for our agent, one for everybody, or that nothing is known of the rules. */
type ClosedBy = "name" | "everybody" | "no-answer" | "unreadable" | "length";

export type VisitVerdict =
  | { allowed: true }
  | {
      allowed: false;
      by: ClosedBy;
      detail: string;
      line?: number;
      /** The file gave no answer at all, and why: the site's pages would not either. */
      silence?: Silence;
    };

type Loaded = {
  file: RobotsFile;
  /** Undefined where there is no file to be read. */
  read?: RobotsRead;
  silence?: Silence | undefined;
};

type SiteRobotsOptions = {
  /** Reads one file. `known`: one that was read already; `signal`: of the question that wants it. */
  read: (
    url: string,
    known: (url: string) => RobotsFile | undefined,
    signal: AbortSignal | undefined,
  ) => Promise<ReadRobots>;
  /** The product token that its groups are searched for. */
  agent?: string;
  /** False: the file is read, and every verdict is yes. */
  obeys?: boolean;
  parse: ParseRobots;
  /** Files that were read before this process began, by their origin. */
  recall?: (origin: string) => Promise<RobotsFile | undefined>;
  remember?: (origin: string, file: RobotsFile) => Promise<void>;
  /** False: of a file whose rules were read the text goes. There may be hundreds of 500 KiB. */
  keepsTexts?: boolean;
  /** Called with each file that was read, for its Crawl-delay and where it stopped. */
  onFile?: (read: RobotsRead) => void;
};

/** Which files of robots.txt bind us where, each read once: RFC 9309 2.2 and 2.3. */
export class SiteRobots {
  readonly #options: SiteRobotsOptions;
  readonly #agent: string;
  readonly #files = new Map<string, { loading: Promise<Loaded>; loaded?: Loaded }>();

  constructor(options: SiteRobotsOptions) {
    this.#options = options;
    this.#agent = options.agent ?? AGENT_TOKEN;
  }

  async fileOf(origin: string, signal?: AbortSignal): Promise<RobotsFile> {
    return (await this.#of(origin, signal)).file;
  }

  /** As the file writes them. */
  async sitemapsOf(origin: string): Promise<readonly string[]> {
    return (await this.#of(origin)).read?.sitemaps ?? [];
  }

  /** Whether our own agent may ask for an address. */
  async judge(url: string, signal?: AbortSignal): Promise<VisitVerdict> {
    if (url.length > MAX_ADDRESS_CHARACTERS) {
      return { allowed: false, by: "length", detail: TOO_LONG };
    }
    const loaded = await this.#of(new URL(url).origin, signal);
    const { file, read, silence } = loaded;
    // If the file gives no answer, the site gives none.
    if (this.#options.obeys === false && silence === undefined) return { allowed: true };
    if (file.kind === "unavailable") {
      const detail = file.detail ?? "robots.txt gives no answer.";
      const by = detail === UNREADABLE ? "unreadable" : "no-answer";
      return { allowed: false, by, detail, ...(silence !== undefined && { silence }) };
    }
    if (read === undefined) return { allowed: true };
    const verdict =
      read.rules === undefined
        ? await judgeName(this.#options.parse, file, { agent: this.#agent, url, signal })
        : matchUrl(read.rules, url);
    if (verdict === undefined) return { allowed: false, by: "unreadable", detail: UNREADABLE };
    const { allowed, rule } = verdict;
    if (allowed || rule === undefined) return { allowed: true };
    return {
      allowed: false,
      by: read.isNamed ? "name" : "everybody",
      detail: `robots.txt, line ${rule.line}: Disallow: ${rule.pattern}`,
      line: rule.line,
    };
  }

  /** Nothing more is asked of it. */
  forget(origin: string) {
    this.#files.delete(origin);
  }

  async #of(origin: string, signal?: AbortSignal): Promise<Loaded> {
    const known = this.#files.get(origin);
    if (known !== undefined) return known.loading;
    const entry = { loading: this.#load(origin, signal) };
    this.#files.set(origin, entry);
    try {
      const loaded = await entry.loading;
      Object.assign(entry, { loaded });
      return loaded;
    } catch (error) {
      this.#files.delete(origin);
      throw error;
    }
  }

  async #load(origin: string, signal?: AbortSignal): Promise<Loaded> {
    const { read, recall, remember } = this.#options;
    // Where a redirect leads to gopher: or data:, the origin is "null", and nothing can be asked.
    if (!URL.canParse(origin)) {
      const detail = "Only http and https have a robots.txt.";
      return { file: { url: origin, status: null, kind: "unavailable", text: "", detail } };
    }
    const known = await recall?.(origin);
    if (known !== undefined) return this.#read(known, signal);
    const { file, silence } = await read(
      `${origin}/robots.txt`,
      (url) => this.#fileAt(url),
      signal,
    );
    const loaded = await this.#read(file, signal);
    // What was cut short by our own stop is asked again.
    if (silence !== "stopped") await remember?.(origin, loaded.file);
    return { ...loaded, silence };
  }

  /** An unreadable file closes the site, as one that gives no answer. */
  async #read(file: RobotsFile, signal?: AbortSignal): Promise<Loaded> {
    if (file.kind !== "file") return { file };
    const { parse, onFile, keepsTexts } = this.#options;
    const read = await parse({ text: file.text, agent: this.#agent }, signal);
    if (read === undefined) {
      return { file: { ...file, status: null, kind: "unavailable", detail: UNREADABLE } };
    }
    onFile?.(read);
    const isTextDue = keepsTexts !== false || read.rules === undefined;
    return { file: isTextDue ? file : { ...file, text: "" }, read };
  }

  /** A file that was read already, for another origin that redirects to it. */
  #fileAt(url: string): RobotsFile | undefined {
    const { origin, pathname } = new URL(url);
    const isKept = pathname === "/robots.txt" && this.#options.keepsTexts !== false;
    return isKept ? this.#files.get(origin)?.loaded?.file : undefined;
  }
}

/** What a file says of an address to any name, by a worker. Undefined where nothing is known of its rules. */
export async function judgeName(
  parse: ParseRobots,
  { kind, text }: RobotsFile,
  { agent, url, signal }: { agent: string; url: string; signal?: AbortSignal | undefined },
): Promise<Verdict | undefined> {
  if (kind === "none") return { allowed: true, rule: undefined };
  return kind === "file" ? (await parse({ text, agent, url }, signal))?.verdict : undefined;
}

const TOO_LONG = `The address has more than ${MAX_ADDRESS_CHARACTERS} characters.`;
const UNREADABLE = "robots.txt could not be read in time: nothing of the site may be read.";
