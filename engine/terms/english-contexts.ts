/**
 * Whether an English word that can be a verb is one where it stands, from its neighbours: "to design"
 * is a verb, "the design" a noun. Contextual rules as in Brill's tagger
 * (https://aclanthology.org/A92-1021/), ours by hand, each kept for how often a tagger agreed.
 */
import { findForm, isAdjective, isSearched, type Form } from "#engine/terms/english-verbs.ts";
import type { Token } from "#engine/terms/tokenise.ts";

/** What a word is to its neighbours, as bits. */
export type Role = number;

const CONTENT = 1;
const PLURAL = 2;
const DETERMINER = 4;
const OBJECT = 8;
/** What a base form follows as a verb: "to", "can", "did", "not", "we". */
const BEFORE_BASE = 16;
/** What a form in -s follows as a verb: "it", "which", "this". */
const BEFORE_S = 32;
const BE = 64;
const HAVE = 128;
const PREPOSITION = 256;
const TO = 512;
const BY = 1024;
const SKIPPED = 2048;
const FORM_BITS: Readonly<Record<Form, number>> = {
  base: 1 << 12,
  s: 1 << 13,
  past: 1 << 14,
  gerund: 1 << 15,
  "verbal noun": 1 << 16,
  participle: 1 << 17,
};
const SEARCHED = 1 << 18;
const ADJECTIVE = 1 << 19;
const CONJUNCTION = 1 << 20;
const THAT = 1 << 21;
const ANY_FORM = Object.values(FORM_BITS).reduce((all, bit) => all | bit, 0) | SEARCHED;
const SUBJECT = BEFORE_BASE | BEFORE_S;

const ROLES = new Map<string, Role>();
for (const [role, words] of [
  [DETERMINER, "a an the this these those its their our your my his her every each any some"],
  [OBJECT, "it them us you me him themselves itself yourself"],
  [
    BEFORE_BASE,
    `can could will would shall should may might must cannot can't couldn't won't wouldn't don't doesn't
    didn't do does did not i we you they to who which that let's please`,
  ],
  [BEFORE_S, "he she it who which that this"],
  [BE, "is are was were be been being am isn't aren't wasn't weren't"],
  [HAVE, "has have had having"],
  [
    PREPOSITION,
    `of in on at by for with from into over under between through during without within among across
    against about after before via per upon toward towards as while when than`,
  ],
  [TO, "to"],
  [BY, "by"],
  [CONJUNCTION, "and or but"],
  [THAT, "that"],
  [SKIPPED, "also not never always often still then now only just usually"],
] as const) {
  for (const word of words.split(/\s+/)) ROLES.set(word, (ROLES.get(word) ?? 0) | role);
}

/** The role of a word, as `toKey` writes it; `isContent` is false for stop-words and numbers. */
export function roleOf(key: string, isContent: boolean): Role {
  let role = ROLES.get(key) ?? 0;
  if (/^[a-z]{2,}ly$/.test(key)) role |= SKIPPED;
  if (!isContent) return role;
  role |= CONTENT;
  if (/^[a-z-]+[^s]s$/.test(key)) role |= PLURAL;
  const form = findForm(key);
  if (form !== undefined) role |= FORM_BITS[form];
  if (isSearched(key)) role |= SEARCHED;
  if (isAdjective(key)) role |= ADJECTIVE;
  return role;
}

export type Edges = {
  mayBegin: boolean;
  mayEnd: boolean;
};

const BOTH: Edges = { mayBegin: true, mayEnd: true };
const NEITHER: Edges = { mayBegin: false, mayEnd: false };
const ONLY_BEGIN: Edges = { mayBegin: true, mayEnd: false };
const ONLY_END: Edges = { mayBegin: false, mayEnd: true };

/** Which edges of a term the word at this place may stand at, as far as its neighbours tell. */
export function readEdges(tokens: readonly Token[], roles: readonly Role[], at: number): Edges {
  const role = roles[at] ?? 0;
  if ((role & ANY_FORM) === 0) return BOTH;
  const direct = tokens[at]?.startsPhrase === false ? (roles[at - 1] ?? 0) : 0;
  const before = roleBefore(tokens, roles, at);
  const after = roleAfter(tokens, roles, at);
  const opensObject = (after & (DETERMINER | OBJECT)) !== 0;
  const followsAdverb = (direct & SKIPPED) !== 0;

  if (role & SEARCHED && !opensObject) {
    const isAsked = before === 0 || (before & BEFORE_BASE && role & FORM_BITS.base);
    if (isAsked) return after & CONTENT ? ONLY_BEGIN : BOTH;
    if (!(role & FORM_BITS.base)) return NEITHER;
  }
  if (role & FORM_BITS.base) {
    const isVerb =
      followsAdverb ||
      before & (BEFORE_BASE | BE) ||
      (opensObject && (before === 0 || before & CONJUNCTION));
    return isVerb ? NEITHER : BOTH;
  }
  if (role & FORM_BITS.s) {
    const isVerb =
      followsAdverb ||
      before & BEFORE_S ||
      (opensObject && !(before & (DETERMINER | PREPOSITION))) ||
      after & (SKIPPED | THAT);
    return isVerb ? NEITHER : BOTH;
  }
  if (role & FORM_BITS.past) {
    const isVerb =
      followsAdverb || before & (SUBJECT | BE | HAVE | PLURAL) || opensObject || after & (TO | BY);
    return isVerb ? NEITHER : BOTH;
  }
  if (role & FORM_BITS["verbal noun"]) {
    return followsAdverb || opensObject || before & (BE | BEFORE_BASE) ? NEITHER : BOTH;
  }
  if (role & FORM_BITS.gerund) {
    if (followsAdverb || opensObject || after & (TO | BEFORE_S)) return NEITHER;
    return before & CONTENT && !(before & PLURAL) ? ONLY_END : NEITHER;
  }
  if (!(role & FORM_BITS.participle)) return NEITHER;
  const isSaidOf = followsAdverb || before & (SUBJECT | BE | HAVE | CONTENT);
  return role & ADJECTIVE && !isSaidOf ? ONLY_BEGIN : NEITHER;
}

/** Of the word before, or the one before an adverb; 0 at the beginning of a phrase. */
function roleBefore(tokens: readonly Token[], roles: readonly Role[], at: number): Role {
  let before = at;
  while (tokens[before]?.startsPhrase === false) {
    before -= 1;
    const role = roles[before] ?? 0;
    if (!(role & SKIPPED) || role & BEFORE_BASE) return role;
  }
  return 0;
}

function roleAfter(tokens: readonly Token[], roles: readonly Role[], at: number): Role {
  return tokens[at + 1]?.startsPhrase === false ? (roles[at + 1] ?? 0) : 0;
}
