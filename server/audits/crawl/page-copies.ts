import { widestFormOf } from "#engine/address/address-forms.ts";

/** Tells copies of pages while a crawl reads: the same text at another form of the address. */
export class PageCopies {
  readonly #texts = new Set<string>();
  #copies = 0;

  /** At most `most` times: a site may make copies without end. */
  isCopy(url: string, textHash: string | undefined, most: number): boolean {
    if (textHash === undefined) return false;
    const known = this.#texts.size;
    this.#texts.add(`${widestFormOf(url)} ${textHash}`);
    if (this.#texts.size > known) return false;
    this.#copies += 1;
    return this.#copies <= most;
  }
}
