import { MAX_ADDRESS_CHARACTERS } from "#engine/bounds.ts";
import { matchUrl } from "#engine/robots-txt/match.ts";
import type { RobotsRow } from "#engine/site-audit/rows.ts";

import {
  hasRules,
  readRobotsFile,
  ROBOTS_QUESTION,
  type RobotsFile,
} from "#server/reading/read-robots-file.ts";
import { AGENT_TOKEN } from "#server/reading/user-agent.ts";
import type { AskSite, Asked } from "./ask.ts";
import type { PageTask, PageTaskAnswer, RobotsRead } from "./page-task.ts";

type CrawlVerdict =
  | { allowed: true }
  | {
      allowed: false;
      detail: string;
      line?: number;
      /** The file gave no answer at all, and why: the site's pages would not either. */
      silence?: Silence;
    };

type Silence = Extract<Asked, { ok: false }>["reason"];

type Loaded = {
  file: RobotsRow;
  /** Undefined where there is no file to be read. */
  read: RobotsRead | undefined;
  silence: Silence | undefined;
};

type SiteRobotsOptions = {
  ask: AskSite;
  /** The product token that its groups are searched for. */
  agent?: string;
  /** False: the file is read, and every verdict is yes. */
  obeys?: boolean;
  /** Has the file read and matched beside the server's loop. */
  parse: (task: PageTask) => Promise<PageTaskAnswer>;
  /** Files that were read before this process began, by their origin. */
  recall: (origin: string) => Promise<RobotsRow | undefined>;
  remember: (origin: string, file: RobotsRow) => Promise<void>;
  /** False: of a file whose rules were read the text goes. There may be hundreds of 500 KiB. */
  keepsTexts?: boolean;
  /** Called with each file that was read, for its Crawl-delay and where it stopped. */
  onFile?: (read: RobotsRead) => void;
};

/** Longer than for a single reading, for which a visitor is waiting. */
const LIMIT_MS = 10_000;

/** A site's robots.txt, as a crawler reads it: RFC 9309 2.2 and 2.3. */
export class SiteRobots {
  readonly #options: SiteRobotsOptions;
  readonly #agent: string;
  readonly #files = new Map<string, Promise<Loaded>>();

  constructor(options: SiteRobotsOptions) {
    this.#options = options;
    this.#agent = options.agent ?? AGENT_TOKEN;
  }

  async fileOf(origin: string): Promise<RobotsRow> {
    return (await this.#of(origin)).file;
  }

  /** As the file writes them. */
  async sitemapsOf(origin: string): Promise<readonly string[]> {
    return (await this.#of(origin)).read?.sitemaps ?? [];
  }

  /** The verdict for our own agent; the file is read once for each origin. */
  async judge(url: string): Promise<CrawlVerdict> {
    if (url.length > MAX_ADDRESS_CHARACTERS) return { allowed: false, detail: TOO_LONG };
    const loaded = await this.#of(new URL(url).origin);
    const { file, read, silence } = loaded;
    // If the file gives no answer, the site gives none.
    if (this.#options.obeys === false && silence === undefined) return { allowed: true };
    if (file.kind === "unavailable") {
      const detail = file.detail ?? "robots.txt gives no answer.";
      return { allowed: false, detail, ...(silence !== undefined && { silence }) };
    }
    if (read === undefined) return { allowed: true };
    const verdict = await this.#match(loaded, url);
    if (verdict === undefined) return { allowed: false, detail: UNREADABLE };
    const { allowed, rule } = verdict;
    if (allowed || rule === undefined) return { allowed: true };
    return {
      allowed: false,
      detail: `robots.txt, line ${rule.line}: Disallow: ${rule.pattern}`,
      line: rule.line,
    };
  }

  /** Nothing more is asked of it. */
  forget(origin: string) {
    this.#files.delete(origin);
  }

  #of(origin: string): Promise<Loaded> {
    const known = this.#files.get(origin);
    if (known !== undefined) return known;
    const loading = this.#load(origin);
    this.#files.set(origin, loading);
    loading.catch(() => this.#files.delete(origin));
    return loading;
  }

  async #load(origin: string): Promise<Loaded> {
    const { ask, recall, remember } = this.#options;
    const known = await recall(origin);
    if (known !== undefined) return { ...(await this.#read(known)), silence: undefined };
    const found = await readRobotsFile(`${origin}/robots.txt`, {
      ask: (url) => ask(url, { ...ROBOTS_QUESTION, limitMs: LIMIT_MS, wantsBody: hasRules }),
      known: (url) => this.#fileAt(url),
    });
    const loaded = await this.#read(toRow(found));
    // What was cut short by our own stop is asked again.
    if (found.reason !== "stopped") await remember(origin, loaded.file);
    return { ...loaded, silence: found.reason };
  }

  /** An unreadable file closes the site, as one that gives no answer. */
  async #read(file: RobotsRow): Promise<Pick<Loaded, "file" | "read">> {
    if (file.kind !== "file") return { file, read: undefined };
    const read = await this.#options.parse(taskOf(file, this.#agent));
    if (read.kind !== "robots") {
      return { file: { ...file, kind: "unavailable", detail: UNREADABLE }, read: undefined };
    }
    this.#options.onFile?.(read);
    const { crawlDelaySeconds } = read;
    const isTextDue = this.#options.keepsTexts !== false || read.rules === undefined;
    return {
      file: {
        ...file,
        ...(!isTextDue && { text: "" }),
        ...(crawlDelaySeconds !== undefined && { crawlDelaySeconds }),
      },
      read,
    };
  }

  /** The rules' verdict: here where they are few, else beside the loop; none where the worker died. */
  async #match({ file, read }: Loaded, url: string) {
    if (read?.rules !== undefined) return matchUrl(read.rules, url);
    const answer = await this.#options.parse({ ...taskOf(file, this.#agent), url });
    return answer.kind === "robots" ? answer.verdict : undefined;
  }

  /** A file that was read already, for another origin that redirects to it. */
  async #fileAt(url: string): Promise<RobotsFile | undefined> {
    const { origin, pathname } = new URL(url);
    const isKept = pathname === "/robots.txt" && this.#options.keepsTexts !== false;
    const known = isKept ? this.#files.get(origin) : undefined;
    return known === undefined ? undefined : fromRow((await known).file);
  }
}

const TOO_LONG = `The address has more than ${MAX_ADDRESS_CHARACTERS} characters.`;
const UNREADABLE = "robots.txt could not be read in time: nothing of the site may be read.";

function taskOf({ text }: RobotsRow, agent: string) {
  return { kind: "robots", bytes: Buffer.from(text), agent } as const;
}

/** As the rows of a crawl keep it. */
function toRow({ url, status, kind, bytes, detail }: RobotsFile): RobotsRow {
  const text = new TextDecoder().decode(bytes);
  return { url, status: status ?? null, kind, text, ...(detail !== undefined && { detail }) };
}

function fromRow({ url, status, kind, text, detail }: RobotsRow): RobotsFile {
  return {
    url,
    hops: [],
    status: status ?? undefined,
    kind,
    bytes: Buffer.from(text),
    ...(detail !== undefined && { detail }),
  };
}
