type Page = { url: string };

/** Pages that count as one, in groups that grow together (union-find). */
export class JoinedPages {
  readonly #parents = new Map<string, string>();

  /** From now on these are one page. */
  join(pages: readonly Page[]): void {
    const [first, ...others] = pages;
    for (const { url } of others) this.#parents.set(this.#rootOf(url), this.#rootOf(first!.url));
  }

  /** The first page of each group among these; two or more of them are joined afterwards. */
  takeApart<Each extends Page>(pages: readonly Each[]): readonly Each[] {
    const byRoot = Map.groupBy(pages, ({ url }) => this.#rootOf(url));
    const apart = [...byRoot.values()].flatMap(([first]) => first ?? []);
    this.join(apart);
    return apart;
  }

  #rootOf(url: string): string {
    let root = url;
    for (let next = this.#parents.get(root); next !== undefined && next !== root;) {
      root = next;
      next = this.#parents.get(root);
    }
    if (root !== url) this.#parents.set(url, root);
    return root;
  }
}
