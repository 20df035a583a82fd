import type { FaqEntry } from "#app/content/faq-entry.ts";

export type ToolKind = "check" | "generate" | "write";

export type ToolMeta = {
  /** The folder's name, and the tool's identity everywhere in the code. */
  slug: string;
  /** The public address. Not derived from the slug: some tools live under /tools/, some at the root. */
  path: `/${string}`;
  /** Name in the directory and the page's h1. */
  title: string;
  /** The sentence under the h1. At most 90 characters, so that a phone shows the form at once. */
  lead: string;
  /** The meta description, 120 to 160 characters. */
  description: string;
  /** The page's `<title>` without the brand, at most 45 characters. */
  pageTitle: string;
  /** What the tool answers, as the visitor would ask it: shown in the directory. */
  answers: string;
  /** The directory's filter: checks, tags, reviews. */
  kind: ToolKind;
  /** Three questions, shown in the accordion and repeated word for word in the FAQPage block. */
  faq: readonly FaqEntry[];
  /** Day of the page's last real change, ISO, for the sitemap. */
  updated: string;
};

export function defineTool(meta: ToolMeta): ToolMeta {
  return meta;
}
