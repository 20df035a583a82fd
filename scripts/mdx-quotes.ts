import type { Nodes, Root } from "mdast";

/**
 * Writers type straight quotes; readers see curly ones. A quote opens after nothing, a space or an
 * opening bracket, and closes or stands for a missing letter otherwise. Code keeps what it has.
 */
export function remarkQuotes() {
  // Braces: unified would take a returned value for the new tree.
  return (tree: Root): void => {
    curlQuotes(tree, " ");
  };
}

/** @returns the last character the reader has seen, since a quote may follow a link or a bold word. */
function curlQuotes(node: Nodes, before: string): string {
  if (node.type === "text") {
    node.value = curl(node.value, before);
    return node.value.at(-1) ?? before;
  }
  if ("children" in node) {
    let last = isBlock(node) ? " " : before;
    for (const child of node.children) last = curlQuotes(child, last);
    return isBlock(node) ? " " : last;
  }
  return node.type === "inlineCode" ? "x" : " ";
}

export function curl(text: string, before = " "): string {
  let last = before;

  return text.replaceAll(/["']|[^"']+/g, (part, at: number) => {
    const opens = /[\s([{\u2014\u201c\u2018]$/.test(last);
    // A year without its century, '26, lacks letters: its sign never opens.
    const isYear = part === "'" && /\d/.test(text[at + 1] ?? "");
    if (part === '"') last = opens ? "\u201c" : "\u201d";
    else if (part === "'") last = opens && !isYear ? "\u2018" : "\u2019";
    else last = part;
    return last;
  });
}

function isBlock(node: Nodes): boolean {
  return !["text", "emphasis", "strong", "link", "delete", "mdxJsxTextElement"].includes(node.type);
}
