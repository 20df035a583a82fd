/** Scripts that ask what the visitor is and send some to another site. */
import { shorten } from "#lib/text/shorten.ts";
import { isKnownPlatform } from "#engine/links/known-platforms.ts";
import { isKin } from "#engine/address/is-kin.ts";
import type { InlineScript } from "./inline-scripts.ts";
import { MAX_PLACES } from "#engine/site-audit/page/page-at.ts";
import type { VisitorRedirect } from "#engine/site-audit/page/site-page-facts.ts";

/** So many characters before it is set, the script asks who is there. Our choice. */
const NEAR = 600;
const MAX_SETS = 200;

const ASKS_AGENT = /userAgent|navigator\.platform/;
const ASKS_REFERRER = /document\.referrer|\["referrer"\]/;
const PHONES = /android|iphone|ipad|ipod|mobile|blackberry|opera mini|midp/i;
const SEARCHES = /google|bing|yahoo|yandex|baidu|duckduckgo/i;

/** `location = `, `location.href = `, `location.replace(`; what is compared is not set. */
const SETS =
  /\blocation(?:\.href|\["href"\]|\['href'\])?\s?=(?![=])\s?|\blocation\.(?:replace|assign)\(\s?/g;
const WRITTEN = /^["'`]((?:https?:)?\/\/[^"'`\s]{4,300})/i;
const ENCODED = /^(?:window\.)?atob\(["'`]([A-Za-z0-9+/=]{12,600})/;
const NAME = /^([A-Za-z_$][\w$]{0,40})\s?[;,)}\n]/;
const GIVEN_NAMES = /\b([A-Za-z_$][\w$]{0,40})\s?=\s?["'`]((?:https?:)?\/\/[^"'`\s]{4,300})/gi;

export function findVisitorRedirects(
  scripts: readonly InlineScript[],
  hostname: string,
): readonly VisitorRedirect[] {
  return scripts
    .flatMap(({ text, line }) => {
      if (!ASKS_AGENT.test(text) && !ASKS_REFERRER.test(text)) return [];
      const found = findRedirect(text, hostname);
      return found === undefined ? [] : [{ ...found, line }];
    })
    .slice(0, MAX_PLACES);
}

function findRedirect(script: string, hostname: string) {
  let names: ReadonlyMap<string, string> | undefined;
  let left = MAX_SETS;
  for (const { 0: set, index } of script.matchAll(SETS)) {
    if ((left -= 1) < 0) return undefined;
    const before = script.slice(Math.max(0, index - NEAR), index);
    const who = whoIsSent(before);
    if (who === undefined) continue;
    names ??= readNames(script);
    const target = readTarget(script.slice(index + set.length, index + set.length + 700), names);
    if (target !== undefined && isForeign(target, hostname)) {
      return { value: shorten(target, 200, ""), who };
    }
  }
  return undefined;
}

function whoIsSent(before: string): string | undefined {
  if (ASKS_REFERRER.test(before) && SEARCHES.test(before)) return "visitors from a search";
  return ASKS_AGENT.test(before) && PHONES.test(before) ? "phones" : undefined;
}

function readNames(script: string): ReadonlyMap<string, string> {
  return new Map(
    Array.from(script.matchAll(GIVEN_NAMES), ([, name = "", address = ""]) => [name, address]),
  );
}

/** The address as it is written, unpacked, or under the name that it was given. */
function readTarget(argument: string, names: ReadonlyMap<string, string>): string | undefined {
  const written = WRITTEN.exec(argument)?.[1];
  if (written !== undefined) return written;
  const encoded = ENCODED.exec(argument)?.[1];
  if (encoded !== undefined) return unpack(encoded);
  return names.get(NAME.exec(argument)?.[1] ?? "");
}

function unpack(encoded: string): string | undefined {
  try {
    return atob(encoded);
  } catch {
    return undefined;
  }
}

/** Another owner's site: not the phone's version of this one, nor a shop for apps. */
function isForeign(address: string, hostname: string): boolean {
  const url = URL.parse(address, "https://x.invalid/");
  if (url === null || !/^https?:$/.test(url.protocol) || !url.hostname.includes(".")) return false;
  return (
    url.hostname !== "x.invalid" && !isKnownPlatform(url.hostname) && !isKin(url.hostname, hostname)
  );
}
