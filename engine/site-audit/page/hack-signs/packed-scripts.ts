/**
 * Scripts that are packed so that nobody reads what they load. A packed text is unpacked and judged by
 * what it is: mail addresses, pictures and settings are packed by honest sites, too.
 */
import { shorten } from "#lib/text/shorten.ts";
import { isKnownPlatform } from "#engine/links/known-platforms.ts";
import { isKin } from "#engine/address/is-kin.ts";
import type { InlineScript } from "./inline-scripts.ts";
import { MAX_PLACES } from "#engine/site-audit/page/page-at.ts";
import type { At } from "#engine/site-audit/page/site-page-facts.ts";

/** `runs`: it is handed to something that runs it or writes it into the page. */
type Packed = { text: string; runs: boolean };

/** Of one packed text; what it loads is at its beginning. */
const MAX_PACKED = 20_000;
const SHOWN = 120;

const MAY_BE_PACKED =
  /atob|fromCharCode|unescape|decodeURIComponent|\\x[0-9a-f]{2}\\x|\bnds[jwx]\b/i;
const BASE64 = /\batob\(\s*["'`]([A-Za-z0-9+/=]{24,})/g;
const CODES = /\bfromCharCode(?:\(|\.apply\(\w{1,10},\s?\[)((?:\d{1,5},\s?){19,}\d{1,5})/g;
const ESCAPES = /\b(?:unescape|decodeURIComponent)\(\s*["'`]([^"'`]{40,})/g;
const HEXADECIMAL = /(?:\\x[0-9a-f]{2}|\\u00[0-9a-f]{2}){12,}/gi;
/** What a campaign writes into thousands of sites: the name of its own mark. */
const CAMPAIGN = /\btypeof nds[jwx]\b|\bnds[jwx]\s?===?\s?undefined/;

/** Just before a packed text: it is run, or written into the page. */
const RUNS =
  /(?:\beval|\bFunction|\bsetTimeout|\bdocument\.write(?:ln)?|\.src\s?=|\.(?:append|html)|innerHTML\s?=)[^;]{0,40}$/;
/** In what is unpacked. */
const LOADS =
  /<(?:script|iframe)\b|createElement|\.src\s?=|\beval\(|XMLHttpRequest|\bfetch\(|document\.write|\blocation\b|display:\s?none/i;
const ADDRESS = /(?:https?:)?\/\/([a-z0-9.-]{4,80})/i;

export function findPackedScripts(
  scripts: readonly InlineScript[],
  hostname: string,
): readonly At<string>[] {
  return scripts
    .flatMap(({ text, line }) => {
      if (!MAY_BE_PACKED.test(text)) return [];
      const found = describePacked(text, hostname);
      return found === undefined ? [] : [{ value: found, line }];
    })
    .slice(0, MAX_PLACES);
}

/** What the first suspicious text of a script unpacks to, in one line. */
function describePacked(script: string, hostname: string): string | undefined {
  if (CAMPAIGN.test(script)) return "the mark of a known campaign, “nds…”";
  const makesScript = /createElement|document\.write|insertBefore|\beval\(/.test(unpackHex(script));
  for (const { text, runs } of unpackAll(script)) {
    if (!isLoader(text, { runs, makesScript, hostname })) continue;
    return shorten(text.replace(/\s+/g, " ").trim(), SHOWN, "");
  }
  return undefined;
}

function isLoader(
  text: string,
  { runs, makesScript, hostname }: { runs: boolean; makesScript: boolean; hostname: string },
): boolean {
  if (/mailto:/i.test(text)) return false;
  const host = ADDRESS.exec(text)?.[1]?.toLowerCase();
  if (host !== undefined && (isKnownPlatform(host) || isKin(host, hostname))) return false;
  if (LOADS.test(text)) return runs || host !== undefined;
  // An address alone: what loads it is beside it.
  return host !== undefined && makesScript && /^\s*(?:https?:)?\/\//i.test(text);
}

function* unpackAll(script: string): Generator<Packed> {
  const runsAt = (at: number) => RUNS.test(script.slice(Math.max(0, at - 80), at));
  for (const match of script.matchAll(BASE64)) {
    yield { text: unpackBase64(match[1] ?? ""), runs: runsAt(match.index) };
  }
  for (const match of script.matchAll(CODES)) {
    yield { text: unpackCodes(match[1] ?? ""), runs: runsAt(match.index) };
  }
  for (const match of script.matchAll(ESCAPES)) {
    const written = (match[1] ?? "").slice(0, MAX_PACKED);
    // Old snippets escape the brackets of a tag alone.
    const escapes = written.match(/%[0-9a-f]{2}/gi)?.length ?? 0;
    if (escapes * 3 * 2 > written.length) {
      yield { text: unpackEscapes(written), runs: runsAt(match.index) };
    }
  }
  for (const match of script.matchAll(HEXADECIMAL)) {
    yield { text: unpackHex(match[0].slice(0, MAX_PACKED)), runs: runsAt(match.index) };
  }
}

/** By character, whatever the bytes are; a rest that makes no group of four is left out. */
function unpackBase64(written: string): string {
  const whole = written.slice(0, MAX_PACKED).replaceAll("=", "");
  try {
    return atob(whole.slice(0, whole.length - (whole.length % 4 === 1 ? 1 : 0)));
  } catch {
    return "";
  }
}

function unpackCodes(written: string): string {
  const codes = written.slice(0, MAX_PACKED).split(",").map(Number);
  return String.fromCharCode(...codes);
}

function unpackEscapes(written: string): string {
  return written.replace(/%([0-9a-f]{2})/gi, toCharacter);
}

function unpackHex(written: string): string {
  return written.replace(/\\(?:x|u00)([0-9a-f]{2})/gi, toCharacter);
}

function toCharacter(_escape: string, code: string): string {
  return String.fromCharCode(Number.parseInt(code, 16));
}
