import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

/** What a reader of the text alone has no use for: controls, drawings, what only scripts show. */
const LEFT_OUT = new Set(
  "script style template noscript svg canvas iframe picture img form input select textarea button dialog nav".split(
    " ",
  ),
);

const convert = unified()
  .use(rehypeParse)
  .use(() => keepMain)
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkStringify, { bullet: "-" });

/**
 * The text of a built page as Markdown: its `main`, with whole addresses, so that it can be read
 * away from the site.
 * @param url the page's own address
 */
export function pageMarkdown(html: string, url: string): string {
  const text = convert.processSync({ value: html, data: { url } }).toString();
  return `${text.trim()}\n\nSource: ${url}\n`;
}

function keepMain(tree: Root, file: { data: Record<string, unknown> }): Root {
  const main = findElement(tree.children, "main");
  const base = String(file.data["url"]);
  return { type: "root", children: main === undefined ? [] : keepText(main.children, base) };
}

function findElement(nodes: readonly RootContent[], name: string): Element | undefined {
  for (const node of nodes) {
    if (node.type !== "element") continue;
    const found = node.tagName === name ? node : findElement(node.children, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

function keepText(nodes: readonly ElementContent[], base: string): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== "element") return node.type === "text" ? [node] : [];
    if (LEFT_OUT.has(node.tagName) || isUnseen(node)) return [];
    const href = node.properties["href"];
    const properties = {
      ...node.properties,
      ...(typeof href === "string" && { href: new URL(href, base).href }),
    };
    return [{ ...node, properties, children: keepText(node.children, base) }];
  });
}

function isUnseen({ properties }: Element): boolean {
  return properties["hidden"] !== undefined || String(properties["ariaHidden"]) === "true";
}
