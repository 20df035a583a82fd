import type { Element, ElementContent, Root, RootContent } from "hast";
import rehypeParse from "rehype-parse";
import rehypeRemark from "rehype-remark";
import remarkGfm from "remark-gfm";
import remarkStringify from "remark-stringify";
import { unified } from "unified";

/** What a reader of the text alone has no use for: controls, drawings, what only scripts show. */
const LEFT_OUT = new Set(
  "script style template noscript svg canvas iframe picture img form input select textarea label legend output button dialog nav".split(
    " ",
  ),
);

/** What is said instead on a server that reads no addresses (app/tools/kit/reading/reading-off.css). */
const OTHER_SERVER = "live-off";

/** Where blanks are part of the text. */
const EXACT = new Set(["pre", "code"]);

/** Inside a word: 1<sup>st</sup>, H<sub>2</sub>O, a place to break it. */
const IN_A_WORD = new Set(["sup", "sub", "wbr"]);

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
    if (node.tagName === "summary") return keepText([asQuestion(node)], base);
    const href = node.properties["href"];
    const properties = {
      ...node.properties,
      ...(typeof href === "string" && { href: new URL(href, base).href }),
    };
    const children = keepText(node.children, base);
    return [
      { ...node, properties, children: EXACT.has(node.tagName) ? children : apart(children) },
    ];
  });
}

function isUnseen({ properties }: Element): boolean {
  const { hidden, ariaHidden, className } = properties;
  return (
    hidden !== undefined ||
    String(ariaHidden) === "true" ||
    (Array.isArray(className) && className.includes(OTHER_SERVER))
  );
}

/** What a fold is opened by, as its own line in bold; one with a heading keeps it. */
function asQuestion({ children }: Element): Element {
  const hasHeading = children.some((one) => one.type === "element" && /^h\d$/.test(one.tagName));
  return hasHeading ? wrap("div", children) : wrap("p", [wrap("strong", children)]);
}

function wrap(tagName: string, children: ElementContent[]): Element {
  return { type: "element", tagName, properties: {}, children };
}

/** A blank between neighbours that the page's style sheet keeps apart, and HTML does not. */
function apart(nodes: readonly ElementContent[]): ElementContent[] {
  return nodes.flatMap((node, at): ElementContent[] => {
    const before = nodes[at - 1];
    return before !== undefined && isGlued(before, node)
      ? [{ type: "text", value: " " }, node]
      : [node];
  });
}

function isGlued(one: ElementContent, other: ElementContent): boolean {
  const both = [one, other];
  if (both.some((each) => each.type === "element" && IN_A_WORD.has(each.tagName))) return false;
  if (both.every((each) => each.type === "element")) return true;
  return /[\p{L}\p{N}.!?:;,)°%]$/u.test(textIn(one)) && /^[\p{L}\p{N}]/u.test(textIn(other));
}

function textIn(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textIn).join("") : "";
}
