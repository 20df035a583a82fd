/**
 * The encoding that a page names in its own bytes, before they are text. As Chromium does it: the
 * standard's prescan of 1,024 bytes, and on to the end of head where that is longer.
 * https://html.spec.whatwg.org/multipage/parsing.html#prescan-a-byte-stream-to-determine-its-encoding
 */

/** Looked through in any case. */
const PRESCAN_BYTES = 1024;
/** Most heads name it, or end, before. */
const FIRST_BYTES = 8_000;
/** Our limit for a head that never ends. */
const MAX_HEAD_BYTES = 500_000;

/** What may be in head; any other tag ends it here, as Chromium's scan has it. */
const HEAD_TAGS = new Set([
  "script",
  "noscript",
  "style",
  "link",
  "meta",
  "object",
  "title",
  "base",
]);
/** Their contents are not tags. */
const RAW_TAGS = new Set(["script", "style", "title", "textarea"]);

const TAG_START = /<(?:!--|[!?]|(\/?)([a-z][^\s/>]*))/gi;
const ATTRIBUTE = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g;

/** Its name as the Encoding Standard has it, or null where none is named that anybody knows. */
export function findDeclaredEncoding(bytes: Uint8Array): string | null {
  for (const size of [FIRST_BYTES, MAX_HEAD_BYTES]) {
    const isWhole = size >= Math.min(bytes.length, MAX_HEAD_BYTES);
    // Every encoding of the web has ASCII where tags are written, but for UTF-16, which needs its mark.
    const start = new TextDecoder("windows-1252").decode(bytes.subarray(0, size));
    const declared = findInStart(start, isWhole);
    if (declared !== undefined || isWhole) return declared ?? null;
  }
  return null;
}

/** Null: its head names none. Undefined: a tag, its contents or the head does not end in this text. */
function findInStart(start: string, isWhole: boolean): string | null | undefined {
  let isInHead = true;
  const unclosed = new Set<string>();
  TAG_START.lastIndex = 0;
  for (let tag = TAG_START.exec(start); tag !== null; tag = TAG_START.exec(start)) {
    const [whole, slash = "", name = ""] = tag;
    const lower = name.toLowerCase();
    const isEnd = slash !== "";
    const end = findEnd(start, TAG_START.lastIndex, whole);
    // What never ends takes the rest of the file with it.
    if (end === -1) return undefined;
    if (!isEnd && lower === "meta") {
      const encoding = readMeta(start.slice(TAG_START.lastIndex, end));
      if (encoding !== null) return encoding;
    }
    TAG_START.lastIndex = isEnd ? end : findRawEnd(start, end, lower, unclosed);
    if (!isWhole && unclosed.size > 0) return undefined;
    if (lower === "") continue;
    if (leavesHead(lower, isEnd)) isInHead = false;
    // Chromium asks after a tag and never after a comment, so the first tag beyond is still read.
    if (!isInHead && end >= PRESCAN_BYTES) return null;
  }
  return undefined;
}

function leavesHead(tag: string, isEnd: boolean): boolean {
  if (HEAD_TAGS.has(tag)) return false;
  return isEnd || (tag !== "html" && tag !== "head");
}

/** Where this tag, comment or declaration ends; -1 where it does not. One pass: hostile pages are read too. */
function findEnd(text: string, from: number, start: string): number {
  if (start === "<!--") {
    const end = text.indexOf("-->", from);
    return end === -1 ? -1 : end + "-->".length;
  }
  let quote = "";
  for (let at = from; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (quote === "" && sign === ">") return at + 1;
    if (sign === quote) quote = "";
    else if (quote === "" && (sign === '"' || sign === "'") && /[\s=]/.test(text.charAt(at - 1))) {
      quote = sign;
    }
  }
  return -1;
}

/**
 * Where the end tag of script, style or title begins; `from` for other tags, and where there is none: the
 * prescan knows no title, and what is never closed hides nothing from it. `unclosed`: so that no tag is looked for twice.
 */
function findRawEnd(text: string, from: number, tag: string, unclosed: Set<string>): number {
  if (!RAW_TAGS.has(tag) || unclosed.has(tag)) return from;
  const endTag = new RegExp(`</${tag}[\\s/>]`, "gi");
  endTag.lastIndex = from;
  const end = endTag.exec(text)?.index;
  if (end === undefined) unclosed.add(tag);
  return end ?? from;
}

function readMeta(rest: string): string | null {
  const attributes = readAttributes(rest);
  const charset = attributes.get("charset");
  const named = charset === undefined ? null : nameEncoding(charset);
  if (named !== null) return named;
  if (attributes.get("http-equiv")?.trim().toLowerCase() !== "content-type") return null;
  const label = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i.exec(
    attributes.get("content") ?? "",
  );
  return label === null ? null : nameEncoding(label[1] ?? label[2] ?? label[3] ?? "");
}

/** The first of each name counts. */
function readAttributes(rest: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", double, single, bare] of rest.matchAll(ATTRIBUTE)) {
    const lower = name.toLowerCase();
    if (!attributes.has(lower)) attributes.set(lower, double ?? single ?? bare ?? "");
  }
  return attributes;
}

/** A page that can say "utf-16" in ASCII is not UTF-16: the standard reads it as UTF-8. */
function nameEncoding(label: string): string | null {
  const trimmed = label.trim().toLowerCase();
  if (trimmed === "x-user-defined") return "windows-1252";
  try {
    const { encoding } = new TextDecoder(trimmed);
    return encoding.startsWith("utf-16") ? "utf-8" : encoding;
  } catch {
    return null;
  }
}
