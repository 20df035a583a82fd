/**
 * Texts as a tree of characters, in flat arrays: half a million nodes are made in a blink, and what a
 * file holds never costs an address more than its own length.
 */
export class CharTrie {
  readonly #firstChild: Int32Array;
  readonly #nextSibling: Int32Array;
  readonly #codes: Uint16Array;
  #size = 1;

  /** `characters`: at most so many are added in all. */
  constructor(characters: number) {
    this.#firstChild = new Int32Array(characters + 1);
    this.#nextSibling = new Int32Array(characters + 1);
    this.#codes = new Uint16Array(characters + 1);
  }

  /** How many nodes there are; the root is 0. */
  get size(): number {
    return this.#size;
  }

  /** The node at which a text ends. */
  add(text: string): number {
    let node = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      node = this.next(node, code) || this.#append(node, code);
    }
    return node;
  }

  /** The node after one more character; 0 where no text goes on so. */
  next(node: number, code: number): number {
    let child = this.#firstChild[node] ?? 0;
    while (child !== 0 && this.#codes[child] !== code) child = this.#nextSibling[child] ?? 0;
    return child;
  }

  /** Calls back for each node below this one, with its character. */
  forEachChild(node: number, call: (child: number, code: number) => void): void {
    let child = this.#firstChild[node] ?? 0;
    while (child !== 0) {
      call(child, this.#codes[child] ?? 0);
      child = this.#nextSibling[child] ?? 0;
    }
  }

  #append(node: number, code: number): number {
    const child = this.#size;
    this.#size += 1;
    this.#codes[child] = code;
    this.#nextSibling[child] = this.#firstChild[node] ?? 0;
    this.#firstChild[node] = child;
    return child;
  }
}
