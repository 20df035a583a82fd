/**
 * Texts as a tree of characters, in flat arrays: half a million nodes are made in a blink, and a step
 * costs the same however many texts go on from there.
 */
export class CharTrie {
  /** By node: the one before it, the character that leads from there, and how many lead to it. */
  readonly parents: Int32Array;
  readonly codes: Uint16Array;
  readonly depths: Int32Array;
  /** Pairs in the first free slot: parent and character in one number, and the node. */
  readonly #slots: Int32Array;
  readonly #mask: number;
  /** By character: its number among those that occur, from 1; 0 for others. */
  readonly numbers = new Uint16Array(0x1_00_00);
  /** The largest of these numbers. */
  readonly kinds: number;
  readonly #bits: number;
  #size = 1;

  constructor(texts: readonly string[]) {
    let characters = 0;
    let kinds = 0;
    for (const text of texts) {
      characters += text.length;
      for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (this.numbers[code] === 0) this.numbers[code] = kinds += 1;
      }
    }
    this.kinds = kinds;
    this.#bits = Math.ceil(Math.log2(kinds + 1));
    this.parents = new Int32Array(characters + 1);
    this.codes = new Uint16Array(characters + 1);
    this.depths = new Int32Array(characters + 1);
    const slots = 2 ** Math.ceil(Math.log2(2 * characters + 2));
    this.#slots = new Int32Array(2 * slots);
    this.#mask = slots - 1;
  }

  /** How many nodes there are; the root is 0. */
  get size(): number {
    return this.#size;
  }

  /** The node at which a text ends: one of those that the tree was made for. */
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
    const number = this.numbers[code] ?? 0;
    return number === 0 ? 0 : this.nextByNumber(node, number);
  }

  /** The same by the character's number. */
  nextByNumber(node: number, number: number): number {
    return this.#slots[this.#slotOf((node << this.#bits) | number) + 1] ?? 0;
  }

  /** Where a key stands, or would. */
  #slotOf(key: number): number {
    const slots = this.#slots;
    const mixed = Math.imul(key, 0x9e_37_79_b1);
    let slot = (mixed ^ (mixed >>> 15)) & this.#mask;
    for (;;) {
      const found = slots[2 * slot] ?? 0;
      if (found === key || found === 0) return 2 * slot;
      slot = (slot + 1) & this.#mask;
    }
  }

  #append(parent: number, code: number): number {
    const node = this.#size;
    this.#size += 1;
    const key = (parent << this.#bits) | (this.numbers[code] ?? 0);
    const slot = this.#slotOf(key);
    this.#slots[slot] = key;
    this.#slots[slot + 1] = node;
    this.parents[node] = parent;
    this.codes[node] = code;
    this.depths[node] = (this.depths[parent] ?? 0) + 1;
    return node;
  }
}
