/**
 * Texts that hold a page, or tags of one, in a form of their own: a terminal's output, a diff, a table.
 * Read as a page, their own words would stand in its body before its head. Our choice: each is told by
 * what stands before the first tag, so that a page may speak of any of them.
 */

/**
 * `response`: headers, as `curl -i` prints them. `mail`: also a page saved as MHTML. `numbered`: source
 * with its line numbers. `table`: CSV. `encoded`: base64, a `data:` address, or tags written as `&lt;`.
 * `code`: a script, a style sheet, a query or a template.
 */
export type ForeignForm =
  "response" | "mail" | "diff" | "numbered" | "table" | "encoded" | "markdown" | "code";

/** More is not written before the first tag. */
const LEAD_CHARACTERS = 5000;

const STATUS_LINE = /^(?:< )?HTTP\/\d(?:\.\d)? \d{3}\b/m;
const PROMPT = /^\s*(?:\S{0,80}[$%#>] )?(?:curl|wget) /;
const HEADER = /^[\w-]+:\s*\S.*$/;
const RESPONSE_HEADER =
  /^(?:content-(?:type|length|encoding|security-policy)|cache-control|server|etag|set-cookie|x-robots-tag|strict-transport-security|last-modified):/im;
const MAIL_HEADER =
  /^(?:mime-version|content-transfer-encoding|received|return-path|delivered-to|message-id):/im;
const MAIL_NAMES = /^(?:from|to|subject|date):/gim;

const DIFF = /^diff --git |^--- .*\r?\n\+\+\+ |^@@ -\d+(?:,\d+)? \+\d+(?:,\d+)? @@/m;
/** Changed lines that were copied without the diff's own. */
const CHANGED_LINES = [/^-[ \t]*</m, /^\+[ \t]*</m];

/** A fragment may number its own lines; a whole page does not. */
const FIRST_NUMBERED = /^[ \t]*1[ \t:|]+<(?:!|\?xml|html|head)/i;
const SECOND_NUMBERED = /^[ \t]*2(?:[ \t:|]|$)/;

const COLUMN =
  /^["']?(?:url|address|link|page|loc|slug|id|title(?: 1| tag)?|name|(?:meta )?description|html|body|content|keyword|email|date|price|status(?: code)?)["']?$/i;

/** One line, or lines of one length; what is shorter may be a word. */
const BASE64 = /^[A-Za-z\d+/_-]{40,}(?:\r?\n[A-Za-z\d+/_-]+)*={0,2}$/;
const ESCAPED_TAG =
  /(?:&lt;|%3C|\\u003c)(?:!|%21)?\/?(?:doctype|html|head|body|title|meta|div|p|h[1-6]|a|link|script)\b/i;

const MARKDOWN =
  /^ {0,3}#{1,6} \S|^---\r?\n(?:.*\r?\n){1,40}?---\s*$|^ {0,3}(?:[-*+] )?!?\[[^\]\n]*\]\([^)\s]+\)/m;

/** PHP that was not run; what a page shows of it is written as `&lt;?php`. */
const PHP = /<\?(?:php\b|=)/i;
/** What begins with one is a component or a template; ASP, JSP and ERB write `<%`. */
const TEMPLATE =
  /^\s*(?:<%|<template[\s>]|<script\s(?:setup|lang=)|\{%|@(?:extends|section|include)\()/i;
const CODE = [
  /^[ \t]*(?:import\s.*["'];?\s?$|export\s+(?:default|const|function|class)\s|(?:const|let|var)\s+[\w$]+\s*=[^=]|(?:async\s+)?function\b[\s\w$]*\(|["']use (?:strict|client|server)["'])/m,
  /^[ \t;!]*(?:\(\s*(?:async\s*)?(?:function\b|\(\s*\)\s*=>)|!function\b|(?:document|window|module)\.[a-z]|exports\.|(?:\$|jQuery)\(|[\w$.]+\(\s*(?:[{[]\s*["'{[]|function\b))/,
  // A style sheet: a rule of it, or an at-rule.
  /^[ \t]*(?:@(?:media|import|charset|font-face|supports|layer|keyframes|tailwind)\b|[.#:*a-z][^\n{}<;"'%]*\{\s*(?:--|[a-z-]+\s*:\s*\S))/im,
  // SQL, as it is dumped and as it is asked.
  /^[ \t]*(?:CREATE (?:TABLE|DATABASE|INDEX|VIEW)|DROP TABLE|ALTER TABLE|INSERT INTO|DELETE FROM|UPDATE \S+ SET|SELECT\s[^<]*?\sFROM)\s/m,
  // Python.
  /^[ \t]*(?:def \w+\([^\n]*:|from [\w.]+ import )/m,
];

/**
 * How this text carries a page that is not itself one; undefined where it does not. `firstTag` is the
 * place of its first element of HTML, -1 where it has none.
 */
export function findTransport(text: string, firstTag: number): ForeignForm | undefined {
  const lead = readLead(text, firstTag);
  if (DIFF.test(lead) || isChange(text)) return "diff";
  if (STATUS_LINE.test(lead) || PROMPT.test(lead)) return "response";
  const lines = firstLines(text.trimStart());
  if (HEADER.test(lines[0] ?? "")) {
    if (isMail(lead)) return "mail";
    if (RESPONSE_HEADER.test(lead)) return "response";
  }
  const isNumbered = FIRST_NUMBERED.test(lines[0] ?? "") && SECOND_NUMBERED.test(lines[1] ?? "");
  return isNumbered ? "numbered" : undefined;
}

function isMail(lead: string): boolean {
  return MAIL_HEADER.test(lead) || (lead.match(MAIL_NAMES)?.length ?? 0) > 2;
}

/** Lines that were taken out and put in, without the head that a diff has. */
function isChange(text: string): boolean {
  return /^[+-]/.test(text.trimStart()) && CHANGED_LINES.every((line) => line.test(text));
}

/** What this text is that a page is made from, or that holds one; as `findTransport`. */
export function findSourceForm(text: string, firstTag: number): ForeignForm | undefined {
  const lead = readLead(text, firstTag);
  const opening = text.slice(0, 20_000);
  if (PHP.test(opening) || TEMPLATE.test(opening) || CODE.some((line) => line.test(lead))) {
    return "code";
  }
  if (MARKDOWN.test(lead)) return "markdown";
  if (isTable(text)) return "table";
  return firstTag === -1 && isEncoded(text) ? "encoded" : undefined;
}

function readLead(text: string, firstTag: number): string {
  return text.slice(0, firstTag === -1 ? LEAD_CHARACTERS : Math.min(firstTag, LEAD_CHARACTERS));
}

/** A first line of column names, or lines that each begin with an address and have a cell more. */
function isTable(text: string): boolean {
  const lines = firstLines(text.trimStart());
  const [first = ""] = lines;
  const cells = first.split(/[,;\t]/).map((cell) => cell.trim());
  if (lines.length > 1 && cells.length > 1 && cells.every((cell) => cell.length < 40)) {
    if (cells.filter((cell) => COLUMN.test(cell)).length * 2 >= cells.length) return true;
  }
  return /^"?https?:\/\/[^\s"<,;]+"?\s*[,;\t]/i.test(first);
}

function isEncoded(text: string): boolean {
  const trimmed = text.trim();
  if (/^data:[\w/+.-]*[;,]/i.test(trimmed)) return true;
  return ESCAPED_TAG.test(trimmed) || BASE64.test(trimmed);
}

function firstLines(text: string): readonly string[] {
  return text.slice(0, LEAD_CHARACTERS).split(/\r\n|\r|\n/, 2);
}
