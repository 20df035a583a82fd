/**
 * Whether an English word that can be a verb is one where it stands, from its neighbours: "to design"
 * is a verb, "the design" a noun. Contextual rules as in Brill's tagger
 * (https://aclanthology.org/A92-1021/), ours by hand, each kept for how often a tagger agreed.
 */
import {
  findForm,
  isAdjective,
  isBaseOfVerb,
  isSearched,
  mayBegin,
  mayEnd,
  type Form,
} from "#engine/terms/english-verbs.ts";
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
/** What a verb in its base form follows, whichever word it is: "can", "we"; "did" has a noun too. */
const BEFORE_VERB = 1 << 22;
/** What a verb follows by "to": "able to", "trying to"; "due to" and "access to" go on with a noun. */
const GOVERNOR = 1 << 23;
/** What goes on after a verb and never after the plural noun of the same form: "how", "both", "out". */
const CLAUSE = 1 << 24;
/** What people put before the verb they search by: "how to order", "can you order", "we repair". */
const ASKS = 1 << 25;
/** The base form of a verb that is nothing else. */
const PLAIN_BASE = 1 << 26;
/** A verb or an adverb wherever it stands. */
const BARRED = 1 << 27;
/** "A tube well", but "works well". */
const WELL = 1 << 28;
const ANY_FORM = Object.values(FORM_BITS).reduce((all, bit) => all | bit, 0) | SEARCHED;
const SUBJECT = BEFORE_BASE | BEFORE_S;

const ROLES = new Map<string, Role>();
for (const [role, words] of [
  [DETERMINER, "a an the this these those its their our your my his her every each any some"],
  [OBJECT, "it them us you me him themselves itself yourself"],
  [
    BEFORE_BASE,
    `can could will would should may might must cannot can't couldn't won't wouldn't don't doesn't
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
  [
    BEFORE_VERB,
    `can could will would shall should may might must cannot can't couldn't won't wouldn't don't
    doesn't didn't shouldn't we they`,
  ],
  [
    GOVERNOR,
    `able unable ready likely unlikely willing easy easier hard harder difficult possible impossible
    necessary order how where whether want wants wanted wanting try tries tried trying need needs
    needed needing wish wishes like likes liked prefer prefers preferred hope hopes hoped hoping plan
    plans planned planning intend intends intended seek seeks sought seeking attempt attempts
    attempted attempting aim aims aimed aiming fail fails failed tend tends seem seems seemed begin
    begins began start starts started starting continue continues continued decide decides decided
    manage manages managed promise promises promised refuse refuses refused going have has had having
    used designed required supposed expected allowed forced asked ability opportunity incentive effort
    efforts chance license way us them him her you it`,
  ],
  [
    CLAUSE,
    `how what whether why both several two three four five six no very out away off all most many
    something anything everything nothing`,
  ],
  [ASKS, "to can could i we you let's please"],
  [WELL, "well"],
  [
    SKIPPED,
    "also not never always often still then now only just usually even already ever soon sometimes",
  ],
] as const) {
  for (const word of words.split(/\s+/)) ROLES.set(word, (ROLES.get(word) ?? 0) | role);
}

/** The role of a word, as `toKey` writes it; `isContent` is false for stop-words and numbers. */
export function roleOf(key: string, isContent: boolean): Role {
  let role = ROLES.get(key) ?? 0;
  if (/^[a-z]{2,}ly$/.test(key)) role |= SKIPPED;
  if (!isContent) return role;
  role |= CONTENT;
  if (/^[a-z-]+[^s]s$/.test(key) && !/(?:ics|series|news)$/.test(key)) role |= PLURAL;
  if (!mayBegin(key) && !mayEnd(key)) role |= BARRED;
  if (isBaseOfVerb(key)) role |= PLAIN_BASE;
  const form = findForm(key);
  if (form !== undefined) role |= FORM_BITS[form];
  if (isSearched(key)) role |= SEARCHED;
  if (isAdjective(key)) role |= ADJECTIVE;
  return role;
}

/** Whether a word of this role looks like a plural in -s. */
export function isPluralRole(role: Role): boolean {
  return (role & PLURAL) !== 0;
}

export type Edges = { mayBegin: boolean; mayEnd: boolean };

const BOTH: Edges = { mayBegin: true, mayEnd: true };
const NEITHER: Edges = { mayBegin: false, mayEnd: false };
const ONLY_BEGIN: Edges = { mayBegin: true, mayEnd: false };
const ONLY_END: Edges = { mayBegin: false, mayEnd: true };

/** A word's own role and its neighbours', 0 where a phrase begins or ends. */
type Place = {
  role: Role;
  /** Of the word before; adverbs are passed over. */
  before: Role;
  after: Role;
  /** "able to plan": "to" follows what asks for a verb. */
  isGoverned: boolean;
  /** "improve and test": "and" follows a verb in its base form. */
  isJoinedToVerb: boolean;
  /** "provides imported", "we offer imported": the word before is a verb. */
  followsVerb: boolean;
  followsAdverb: boolean;
  /** "design the", "call us". */
  hasObject: boolean;
};

/**
 * Which edges of a term the word at this place may stand at, as far as its neighbours tell. In
 * brackets how often a tagger called such a word a verb, in 686,000 words of papers and news.
 */
export function readEdges(tokens: readonly Token[], roles: readonly Role[], at: number): Edges {
  const role = roles[at] ?? 0;
  if ((role & CONTENT) === 0) return BOTH;
  const after = tokens[at + 1]?.startsPhrase === false ? (roles[at + 1] ?? 0) : 0;
  const direct = tokens[at]?.startsPhrase === false ? (roles[at - 1] ?? 0) : 0;
  const placeBefore = findBefore(tokens, roles, at);
  const before = roles[placeBefore] ?? 0;
  const secondBefore = roles[findBefore(tokens, roles, placeBefore)] ?? 0;
  const place: Place = {
    role,
    before,
    after,
    isGoverned: (before & TO) !== 0 && (secondBefore & GOVERNOR) !== 0,
    followsVerb:
      (before & (BARRED | SEARCHED)) !== 0 ||
      ((before & FORM_BITS.base) !== 0 && (secondBefore & BEFORE_BASE) !== 0),
    isJoinedToVerb: (before & CONJUNCTION) !== 0 && (secondBefore & PLAIN_BASE) !== 0,
    followsAdverb: (direct & SKIPPED) !== 0,
    hasObject: (after & (DETERMINER | OBJECT)) !== 0,
  };

  if ((role & (ANY_FORM | WELL)) === 0) {
    const isName = tokens[at]?.isCapital === true || (role & PLURAL) !== 0;
    return !isName && isPlainVerb(place) ? NEITHER : BOTH;
  }
  if (role & WELL) return readWell(direct);
  const asked = role & SEARCHED ? readSearched(place) : undefined;
  if (asked) return asked;
  if (role & FORM_BITS.gerund) return readGerund(place);
  if (role & FORM_BITS.participle) return readParticiple(place);
  return isVerb(place) ? NEITHER : BOTH;
}

/** "Buy marble", "how to order cake": the verb begins what people type, and is nothing by itself. */
function readSearched({ role, before, after, hasObject }: Place): Edges | undefined {
  if (hasObject) return undefined;
  const isAsked = before === 0 || (before & ASKS && role & FORM_BITS.base);
  if (isAsked) return after & CONTENT ? ONLY_BEGIN : BOTH;
  return role & FORM_BITS.base ? undefined : NEITHER;
}

/** A word of no list: "will sway" (78%), "to dodge the" (88%), "trying to redirect" (90%). */
function isPlainVerb({ before, isGoverned, hasObject }: Place): boolean {
  return (before & BEFORE_VERB) !== 0 || isGoverned || ((before & TO) !== 0 && hasObject);
}

function isVerb(place: Place): boolean {
  const { role, before, after, followsAdverb, hasObject } = place;
  // After an adverb in -ly 70% of base forms, 88% of those in -s.
  if (followsAdverb) return true;
  // "to plan" (97%), "will design" (89%), "they cover" (80%), "is cut" (69%), "and plan the" (70%),
  // "improve and test". "Makes it work" (78%), "tailors offer two".
  if (role & FORM_BITS.base) {
    const isImperative = hasObject && (before === 0 || (before & CONJUNCTION) !== 0);
    const hasSubject =
      (before & PLURAL) !== 0 && (hasObject || (after & (TO | THAT | CLAUSE | SKIPPED)) !== 0);
    const isBound = place.isJoinedToVerb || (before & (BEFORE_BASE | BE | OBJECT)) !== 0;
    return isBound || isImperative || hasSubject;
  }
  // "which offers" (67%), "tailor offers the" (69%), "works quietly" (52%), "shows that", "shows how" (79%).
  if (role & FORM_BITS.s) {
    const hasSubject = hasObject && !(before & (DETERMINER | PREPOSITION));
    return (before & BEFORE_S) !== 0 || hasSubject || (after & (SKIPPED | THAT | CLAUSE)) !== 0;
  }
  // "engineers led", "was cut", "led by", "set out".
  if (role & FORM_BITS.past) {
    return (
      hasObject ||
      (before & (SUBJECT | BE | HAVE | PLURAL)) !== 0 ||
      (after & (TO | BY | CLAUSE)) !== 0
    );
  }
  // "is printing" (91%), "printing the" (57%), "meaning that" (68%), "carrying out".
  return hasObject || (before & (BE | BEFORE_BASE)) !== 0 || (after & (THAT | CLAUSE)) !== 0;
}

/** A noun after an article or another noun. */
function readWell(direct: Role): Edges {
  const isNoun = (direct & (DETERMINER | CONTENT)) !== 0;
  return isNoun && !(direct & (BARRED | SKIPPED | FORM_BITS.participle)) ? BOTH : NEITHER;
}

/**
 * "By supplying" (79%), "supplying the" (90%), "firms supplying" (83%); "supplying with" (75%); but
 * "water supplying" (44%). Verbal nouns that name a trade or a method are in a list of their own.
 */
function readGerund({ before, after, followsAdverb, hasObject }: Place): Edges {
  const hasMore = hasObject || (after & (TO | BEFORE_S | PREPOSITION | CLAUSE)) !== 0;
  const followsNoun = !followsAdverb && before & CONTENT && !(before & (PLURAL | BARRED));
  return !hasMore && followsNoun ? ONLY_END : NEITHER;
}

/**
 * "The shop imported tiles" (88%), "they imported" (97%), "were imported" (94%). One that describes
 * stands right before what it describes: not "used for" (91%). "Sells imported tiles" is none either.
 */
function readParticiple({ role, before, after, followsAdverb, followsVerb }: Place): Edges {
  const followsNoun = before & CONTENT && !followsVerb;
  const isSaidOf = followsAdverb || followsNoun || before & (SUBJECT | BE | HAVE);
  return role & ADJECTIVE && after & CONTENT && !isSaidOf ? ONLY_BEGIN : NEITHER;
}

/** The place of the word before, or of the one before adverbs, "they" in "they also"; -1 for none. */
function findBefore(tokens: readonly Token[], roles: readonly Role[], at: number): number {
  let before = at;
  while (tokens[before]?.startsPhrase === false) {
    before -= 1;
    const role = roles[before] ?? 0;
    if (!(role & SKIPPED) || role & BEFORE_BASE) return before;
  }
  return -1;
}
