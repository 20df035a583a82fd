/**
 * The start tags, end tags and texts of an XML document, with their lines, and the first place where it
 * is no XML: https://www.w3.org/TR/xml/ and https://www.w3.org/TR/xml-names/, as saxes has them.
 */
import { SaxesParser, type SaxesTagNS } from "saxes";

import { ownValue } from "#lib/own-value.ts";

export type XmlStartToken = {
  kind: "start";
  /** Without its prefix. */
  name: string;
  /** Its prefix where that is not declared, and "" where there is none. */
  namespace: string;
  /** By name without prefix. */
  attributes: ReadonlyMap<string, string>;
  line: number;
};

export type XmlToken =
  | XmlStartToken
  | { kind: "end"; name: string; namespace: string; line: number }
  | { kind: "text"; text: string }
  | XmlMistake;

/** The first one alone: what follows is read as far as it can be. `text`: the end of a sentence. */
export type XmlMistake = { kind: "mistake"; text: string; line: number };

/** Open elements are kept. Sitemaps are five deep, feeds with pages inside them some 30. */
const MAX_DEPTH = 1_000;
/** So much is parsed before its tokens are given out. */
const CHUNK_CHARACTERS = 16_384;

/**
 * Tokens in document order, lines from 1. Never throws. No entity stands for another, and nothing is
 * kept of what was given out: time and memory grow with the text alone.
 */
export function* readXml(source: string): Generator<XmlToken> {
  const wellFormed = source.toWellFormed();
  const parser = new TokenParser(findBareAmpersand(wellFormed));
  const text = parser.mistake === undefined ? wellFormed : escapeBareAmpersands(wellFormed);
  let isTold = false;
  for (let at = 0; at < text.length && !parser.isTooDeep; at += CHUNK_CHARACTERS) {
    parser.write(text.slice(at, at + CHUNK_CHARACTERS));
    const { mistake } = parser;
    if (!isTold && mistake !== undefined && mistake.line <= parser.line) {
      isTold = true;
      yield mistake;
    }
    yield* parser.takeTokens();
  }
  if (!parser.isTooDeep) parser.close();
  yield* parser.takeTokens();
  if (!isTold && parser.mistake !== undefined) yield parser.mistake;
}

class TokenParser extends SaxesParser<{ xmlns: true }> {
  isTooDeep = false;
  mistake: XmlMistake | undefined;
  #tokens: XmlToken[] = [];
  #depth = 0;
  /** What the element that begins declares; what the open ones do, the innermost last. */
  #declared: Record<string, string> = {};
  readonly #inScope = new Map<string, string[]>();

  constructor(mistake: XmlMistake | undefined) {
    super({ xmlns: true });
    this.mistake = mistake;
    this.on("opentagstart", ({ ns }) => {
      this.#declared = ns;
    });
    this.on("opentag", (tag) => this.#open(tag));
    this.on("closetag", ({ local, uri, ns }) => {
      this.#depth -= 1;
      for (const prefix of Object.keys(ns)) this.#inScope.get(prefix)?.pop();
      this.#add({ kind: "end", name: local, namespace: uri, line: this.line });
    });
    this.on("text", (text) => this.#add({ kind: "text", text }));
    this.on("cdata", (text) => this.#add({ kind: "text", text }));
  }

  /** In place of an error with its stack, of which a file can have millions. */
  override fail(message: string): this {
    if (this.#isFirst()) this.#note(explainMistake(message));
    return this;
  }

  /** saxes asks each open element, for each name. */
  override resolve(prefix: string): string | undefined {
    if (prefix === "xml" || prefix === "xmlns") return super.resolve(prefix);
    return ownValue(this.#declared, prefix) ?? this.#inScope.get(prefix)?.at(-1);
  }

  takeTokens(): readonly XmlToken[] {
    const tokens = this.#tokens;
    this.#tokens = [];
    return tokens;
  }

  #open({ local, uri, attributes, ns }: SaxesTagNS) {
    this.#depth += 1;
    for (const [prefix, namespace] of Object.entries(ns)) {
      const known = this.#inScope.get(prefix);
      if (known === undefined) this.#inScope.set(prefix, [namespace]);
      else known.push(namespace);
    }
    if (this.#depth > MAX_DEPTH) {
      this.isTooDeep = true;
      if (this.#isFirst()) this.#note(`more than ${MAX_DEPTH} elements are open`);
    }
    const values = Object.values(attributes).map((one) => [one.local, one.value] as const);
    const { line } = this;
    this.#add({ kind: "start", name: local, namespace: uri, attributes: new Map(values), line });
  }

  #add(token: XmlToken) {
    if (!this.isTooDeep) this.#tokens.push(token);
  }

  #isFirst(): boolean {
    return this.mistake === undefined || this.line < this.mistake.line;
  }

  #note(text: string) {
    this.mistake = { kind: "mistake", text, line: this.line };
  }
}

/** What saxes says, where an owner needs other words. */
const MISTAKES: readonly (readonly [saxes: RegExp, text: string])[] = [
  [/XML declaration must/, "something comes before <?xml …?>, which must begin the file"],
  [
    /^unbound namespace prefix: "(.*)"/,
    "the prefix “$1” is not declared: the first element lacks xmlns:$1",
  ],
  [
    /^undefined entity/,
    "an entity that XML does not have, such as &nbsp; of HTML: write the character itself",
  ],
  [
    /^disallowed character\./,
    "a character that XML does not allow there, such as a control character",
  ],
  [/^text data outside/, "there is text outside the first element"],
  [/^documents may contain only one root/, "an element follows the end of the first one"],
  [/^document must contain a root/, "the file has no element"],
  [/^unclosed tag: (.*)/, "the file ends and <$1> is still open"],
  [/^unexpected close tag/, "an element inside this one is not closed"],
  [/^unmatched closing tag: (.*)\./, "</$1> closes what is not open"],
];

function explainMistake(message: string): string {
  for (const [saxes, text] of MISTAKES) {
    const found = saxes.exec(message);
    if (found !== null) return text.replaceAll("$1", () => found[1] ?? "");
  }
  return message.replace(/\.$/, "");
}

/**
 * saxes takes all that follows a bare "&" for the name of an entity, up to the next ";". A comment or
 * CDATA that is never closed goes on to the end, as it does for saxes.
 */
const LITERAL_OR_BARE =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|&(?!#\d+;|#x[\da-f]+;|[\w:.-]+;)/gi;

function findBareAmpersand(text: string): XmlMistake | undefined {
  for (const { 0: found, index } of text.matchAll(LITERAL_OR_BARE)) {
    if (found !== "&") continue;
    const line = text.slice(0, index).split(/\r\n|\r|\n/).length;
    return { kind: "mistake", text: "a bare “&”, which XML writes as “&amp;”", line };
  }
  return undefined;
}

function escapeBareAmpersands(text: string): string {
  return text.replaceAll(LITERAL_OR_BARE, (found) => (found === "&" ? "&amp;" : found));
}
