/** What groups write on pages that they replace. The words are our choice. */
import type { SitePageFacts } from "#engine/site-audit/page/site-page-facts.ts";
import { introductionOf } from "./find-foreign-trade.ts";

/** A page that was replaced has a slogan; an article has more. Our choice. */
const MOST_WORDS = 150;

/** Only somebody who replaced a page writes this. */
const BOAST =
  /\b(?:hacked|h4ck3d|h4cked|hack3d|pwned|pwn3d|0wn3d|defaced|deface) by\b|\bhas been (?:hacked|pwned|defaced)\b|hackeado por|pirat[eé] par|hacklendi|взломан|تم (?:ال)?اختراق|\bdiretas oleh\b/i;
/** A firm may be owned by a family, and a poet was here: these need a salute beside them. */
const CLAIM =
  /\b(?:owned|rooted|touched|stamped|struck|hit|breached) by\b|\bwas here\b|\bhacked\b|\bsecurity (?:is|was) (?:low|zero|weak)\b/i;
const SALUTE =
  /\bgree?tz\b|\bgreetings? (?:to|:)|\bshout(?:z|outs?) to\b|\bcyber (?:army|team|crew|force)\b|\b(?:dear|hey|sorry|hello) admin\b|\b(?:patch|fix|secure) your (?:site|security|system|server)\b|\bwe are (?:anonymous|legion)\b|\byour security\b|\bexpect us\b/i;

/** A group's greeting in a page of few words: what it says. */
export function findGreeting(facts: SitePageFacts): string | undefined {
  if (facts.wordCount > MOST_WORDS) return undefined;
  return readGreeting(introductionOf(facts));
}

export function readGreeting(text: string): string | undefined {
  const boast = BOAST.exec(text) ?? (SALUTE.test(text) ? CLAIM.exec(text) : null);
  return boast?.[0];
}
