import { basename, dirname } from "node:path";

import type { Heading, Nodes, Root } from "mdast";

import { slugify } from "#lib/text/slugify.ts";

/**
 * Completes posts/<slug>/body.mdx: its headings get ids, and besides the text it exports the contents
 * list and the post's figure, so that each post's chunk holds its own figure only.
 */
export function remarkPost(this: { parse: (source: string) => unknown }) {
  return (tree: Root, file: { path: string }): void => {
    const slug = basename(dirname(file.path));
    const headings = giveIds(tree.children.filter((node) => node.type === "heading"));
    const contents = headings.filter(({ depth }) => depth === 2);

    const module = this.parse(`import { Figure } from "#app/sections/post-figures/${slug}.tsx";

export { Figure };
export const contents = ${JSON.stringify(contents)};
`) as Root;
    tree.children.unshift(...module.children);
  };
}

function giveIds(nodes: Heading[]) {
  const taken = new Set<string>();

  return nodes.map((node) => {
    const text = plainText(node);
    const id = firstFree(slugify(text), taken);
    taken.add(id);
    node.data = { ...node.data, hProperties: { id } };
    return { id, text, depth: node.depth };
  });
}

function plainText(node: Nodes): string {
  if ("value" in node) return node.value;
  return "children" in node ? node.children.map(plainText).join("") : "";
}

function firstFree(id: string, taken: ReadonlySet<string>): string {
  if (!taken.has(id)) return id;
  let number = 2;
  while (taken.has(`${id}-${number}`)) number += 1;
  return `${id}-${number}`;
}
