import type { FaqEntry } from "#app/content/faq.ts";

export type ToolMeta = {
  /** The folder's name, and the tool's identity everywhere in the code. */
  slug: string;
  /** The public address. Not derived from the slug: some tools live under /tools/, some at the root. */
  path: `/${string}`;
  /** Name in the directory and the page's h1. */
  title: string;
  /** One sentence for the directory, the hero and (120 to 160 characters) the meta description. */
  description: string;
  /** The page's `<title>` without the brand, at most 45 characters. */
  pageTitle: string;
  /** What the tool answers, as the visitor would ask it: shown in the directory. */
  answers: string;
  kind: "check" | "generate" | "write";
  icon: ToolIcon;
  faq: ReadonlyArray<FaqEntry>;
  /** Day of the page's last real change, ISO, for the sitemap. */
  updated: string;
};

export type ToolIcon =
  | "gauge"
  | "bar-chart"
  | "link"
  | "monitor"
  | "bot"
  | "globe"
  | "list"
  | "archive"
  | "package"
  | "briefcase"
  | "cart"
  | "map-pin";

export function defineTool(meta: ToolMeta): ToolMeta {
  return meta;
}
