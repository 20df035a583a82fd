/**
 * parse5's tokenizer, which looks at one sign after the other, with longer steps where the next signs
 * can mean nothing: within a text and within an attribute's value in quotation marks. The tokens are
 * the same but for one thing: where the tree takes blanks as it takes letters, a text is one token
 * and not one for each word.
 * https://html.spec.whatwg.org/multipage/parsing.html#data-state
 */
import { InsertionMode, Parser, Token, Tokenizer, TokenizerMode, type ParserOptions } from "parse5";

import type { TreeTypes } from "#engine/html/tree-adapter.ts";

const LINE_FEED = 0x0a;

/** Text states in which nothing but `<`, `&` and U+0000 means anything. */
const PLAIN: ReadonlySet<number> = new Set([
  TokenizerMode.DATA,
  TokenizerMode.RCDATA,
  TokenizerMode.RAWTEXT,
  TokenizerMode.SCRIPT_DATA,
]);

/** Modes whose rules for blanks and for other signs insert both alike, at the same place. */
const ALIKE: ReadonlySet<InsertionMode> = new Set([
  InsertionMode.IN_BODY,
  InsertionMode.IN_CAPTION,
  InsertionMode.IN_CELL,
  InsertionMode.IN_TEMPLATE,
  InsertionMode.TEXT,
]);

// Lines are counted by parse5, and pairs of surrogates are its own affair: each run ends before them.
const TEXT = /[^\0\n\r&<\ud800-\udfff]*/y;
const WORD = /[^\0\t\n\f\r &<\ud800-\udfff]*/y;
const BLANKS = /[\t\f ]*/y;
const DOUBLE_QUOTED = /[^\0\n\r"&\ud800-\udfff]*/y;
const SINGLE_QUOTED = /[^\0\n\r&'\ud800-\udfff]*/y;

/* oxlint-disable no-underscore-dangle -- the names are parse5's */
class QuickTokenizer extends Tokenizer {
  readonly #parser: Parser<TreeTypes>;
  /** Whether the text that is being read takes blanks up. */
  #takesBlanks = false;

  constructor(parser: Parser<TreeTypes>) {
    super(parser.options, parser);
    this.#parser = parser;
  }

  protected override _createCharacterToken(type: Token.CharacterToken["type"]): void {
    super._createCharacterToken(type);
    this.#takesBlanks =
      type === Token.TokenType.CHARACTER &&
      (this.inForeignNode || ALIKE.has(this.#parser.insertionMode));
  }

  protected override _emitCodePoint(cp: number): void {
    if (this.#takesBlanks && this.currentCharacterToken !== null && cp !== 0) this._extendRun(cp);
    else super._emitCodePoint(cp);
    if (cp === LINE_FEED || !PLAIN.has(this.state)) return;
    const type = this.currentCharacterToken?.type;
    if (type === Token.TokenType.CHARACTER) this.#skip(this.#takesBlanks ? TEXT : WORD);
    else if (type === Token.TokenType.WHITESPACE_CHARACTER) this.#skip(BLANKS);
  }

  protected override _stateAttributeValueDoubleQuoted(cp: number): void {
    const { state } = this;
    super._stateAttributeValueDoubleQuoted(cp);
    if (this.state === state && cp > 0 && cp !== LINE_FEED) this.#skip(DOUBLE_QUOTED);
  }

  protected override _stateAttributeValueSingleQuoted(cp: number): void {
    const { state } = this;
    super._stateAttributeValueSingleQuoted(cp);
    if (this.state === state && cp > 0 && cp !== LINE_FEED) this.#skip(SINGLE_QUOTED);
  }

  /** Adds what follows the current sign, as far as it is plain, to the run that ends with that sign. */
  #skip(plain: RegExp): void {
    const { preprocessor } = this;
    plain.lastIndex = preprocessor.pos + 1;
    plain.test(preprocessor.html);
    if (plain.lastIndex === preprocessor.pos + 1) return;
    preprocessor.pos = plain.lastIndex - 1;
    this.runEnd = plain.lastIndex;
  }
}

/** As parse5's own `parse`. */
export function parseQuickly(
  source: string,
  options: ParserOptions<TreeTypes>,
): TreeTypes["document"] {
  const parser = new Parser<TreeTypes>(options);
  parser.tokenizer = new QuickTokenizer(parser);
  parser.tokenizer.write(source, true);
  return parser.document;
}
