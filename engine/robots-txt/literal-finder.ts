/**
 * Finds which of many literals stand in a text, in one pass over it.
 * Aho and Corasick, Efficient String Matching (1975): https://doi.org/10.1145/360825.360855
 */
import { CharTrie } from "#engine/robots-txt/char-trie.ts";

const NONE = -1;
/** A literal was found, and where has not been asked yet. More than any text is long. */
const SOMEWHERE = 2 ** 31 - 1;

export class LiteralFinder {
  readonly #literals: readonly string[];
  readonly #trie: CharTrie;
  /** By node: the literal that ends there. */
  readonly #literalAt: Int32Array;
  /** By node: the longest node that is a true end of it, and the longest of those that ends a literal. */
  readonly #shorter: Int32Array;
  readonly #shorterLiteral: Int32Array;

  /**
   * By literal: where it begins for the last time in the text read last; -1 where it does not, and
   * more than the text is long where that has not been asked yet (`isAtOrAfter` asks).
   */
  readonly lastPlaces: Int32Array;
  #text = "";
  #found: number[] = [];
  #ends: number[] = [];

  /** `literals`: none of them empty, none twice. */
  constructor(literals: readonly string[]) {
    this.#literals = literals;
    this.#trie = new CharTrie(literals.reduce((sum, { length }) => sum + length, 0));
    const nodes = literals.map((literal) => this.#trie.add(literal));
    this.#literalAt = new Int32Array(this.#trie.size).fill(NONE);
    for (const [literal, node] of nodes.entries()) this.#literalAt[node] = literal;
    this.#shorter = new Int32Array(this.#trie.size);
    this.#shorterLiteral = new Int32Array(this.#trie.size);
    this.#linkShorter();
    this.lastPlaces = new Int32Array(literals.length).fill(NONE);
  }

  /** Takes a text; the questions below are about the text taken last. */
  read(text: string): void {
    for (const literal of this.#found) this.lastPlaces[literal] = NONE;
    this.#text = text;
    this.#found = [];
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      node = this.#goOn(node, text.charCodeAt(at));
      let literalNode = this.#literalNodeAt(node);
      while (literalNode !== 0) {
        const literal = this.#literalAt[literalNode] ?? NONE;
        if (this.lastPlaces[literal] !== NONE) break;
        this.lastPlaces[literal] = SOMEWHERE;
        this.#found.push(literal);
        literalNode = this.#shorterLiteral[literalNode] ?? 0;
      }
    }
    this.#ends = [];
    for (let end = this.#literalNodeAt(node); end !== 0; end = this.#shorterLiteral[end] ?? 0) {
      this.#ends.push(this.#literalAt[end] ?? NONE);
    }
  }

  /** The literals that stand in the text, by their places in the list. */
  get found(): readonly number[] {
    return this.#found;
  }

  /** Those of them that end it. */
  get ends(): readonly number[] {
    return this.#ends;
  }

  lengthOf(literal: number): number {
    return this.#literals[literal]?.length ?? 0;
  }

  /** Whether a literal begins at `from` or after it. */
  isAtOrAfter(literal: number, from: number): boolean {
    const last = this.lastPlaces[literal] ?? NONE;
    if (last < from) return false;
    if (last !== SOMEWHERE) return true;
    const place = this.#text.lastIndexOf(this.#literals[literal] ?? "");
    this.lastPlaces[literal] = place;
    return place >= from;
  }

  /** Where a literal ends that begins at `from` or after it, which it does. */
  endAfter(literal: number, from: number): number {
    const text = this.#literals[literal] ?? "";
    return this.#text.indexOf(text, from) + text.length;
  }

  #goOn(from: number, code: number): number {
    let node = from;
    for (;;) {
      const next = this.#trie.next(node, code);
      if (next !== 0 || node === 0) return next;
      node = this.#shorter[node] ?? 0;
    }
  }

  #literalNodeAt(node: number): number {
    return this.#literalAt[node] === NONE ? (this.#shorterLiteral[node] ?? 0) : node;
  }

  /** Level by level, since a node's link leads to a shorter one. */
  #linkShorter(): void {
    const queue = new Int32Array(this.#trie.size);
    let size = 1;
    for (let at = 0; at < size; at += 1) {
      const node = queue[at] ?? 0;
      this.#trie.forEachChild(node, (child, code) => {
        queue[size] = child;
        size += 1;
        if (node === 0) return;
        const shorter = this.#goOn(this.#shorter[node] ?? 0, code);
        this.#shorter[child] = shorter;
        this.#shorterLiteral[child] = this.#literalNodeAt(shorter);
      });
    }
  }
}
