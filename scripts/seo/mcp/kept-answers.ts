import { ownValue } from "#lib/own-value.ts";

/** 2,000 tokens also in Urdu, where a letter has two bytes and may be a token. */
export const PAGE_BYTES = 4_000;
const MAX_ANSWERS = 20;
const MAX_PAGES = 12_500;

/** Invisible signs, which could carry words that no person sees. */
const INVISIBLE = /\p{Cf}|[\u2028\u2029]/gu;

export type AnswerPage = {
  answer: string;
  page: number;
  pages: number;
  /** A piece of JSON: the pieces of all pages, put together, are the whole. */
  text: string;
};

/** Answers of this session, so that a long one is read page by page and nothing is asked twice. */
export class KeptAnswers {
  /** The pages of each, which are JSON when they are put together. */
  readonly #answers = new Map<string, readonly string[]>();

  /** @param json what a command printed with `--json` */
  keep(id: string, json: string) {
    this.#answers.set(id, cutIntoPages(json));
    for (const oldest of this.#answers.keys()) {
      if (this.#answers.size <= MAX_ANSWERS && this.#size() <= MAX_PAGES) break;
      if (oldest !== id) this.#answers.delete(oldest);
    }
  }

  /** The fields of an answer that is an object, with the pages that each takes. */
  fields(id: string): readonly { name: string; pages: number }[] {
    const value = this.#parse(id);
    if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
    return Object.entries(value).map(([name, part]) => ({
      name,
      pages: cutIntoPages(JSON.stringify(part)).length,
    }));
  }

  /**
   * One page of an answer, or of one part of it.
   * @param path names of fields and numbers of entries, with dots: `issues.3`
   * @returns a sentence that says what to do if there is no such answer, part or page.
   */
  read(id: string, page: number, path = ""): AnswerPage | string {
    const whole = this.#answers.get(id);
    if (whole === undefined) return "This answer is no longer kept. Call the tool again.";
    const part = path === "" ? undefined : findPart(this.#parse(id), path);
    if (path !== "" && part === undefined) {
      return "The answer has no such part. Read it without a path first.";
    }
    const pages = part === undefined ? whole : cutIntoPages(part);
    const text = pages[page - 1];
    if (text === undefined) return `There are ${pages.length} pages.`;
    return { answer: id, page, pages: pages.length, text };
  }

  #parse(id: string): unknown {
    return JSON.parse(this.#answers.get(id)?.join("") ?? "null");
  }

  #size(): number {
    return this.#answers.values().reduce((sum, pages) => sum + pages.length, 0);
  }
}

function findPart(whole: unknown, path: string): string | undefined {
  let part = whole;
  for (const name of path.split(".")) {
    if (typeof part !== "object" || part === null) return undefined;
    part = ownValue(part as Record<string, unknown>, name);
  }
  return part === undefined ? undefined : JSON.stringify(part);
}

/** JSON in pieces of at most `PAGE_BYTES`, never inside a letter; what is invisible is escaped. */
function cutIntoPages(json: string): readonly string[] {
  const pages: string[] = [];
  let page = "";
  let bytes = 0;
  for (const letter of json.replaceAll(INVISIBLE, escapeUnits)) {
    const size = Buffer.byteLength(letter);
    if (bytes + size > PAGE_BYTES) {
      pages.push(page);
      [page, bytes] = ["", 0];
    }
    page += letter;
    bytes += size;
  }
  return [...pages, page];
}

function escapeUnits(sign: string): string {
  return sign
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}
