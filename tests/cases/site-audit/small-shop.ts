/** A small healthy shop, to which the cases of hacked sites add their lines. */
import { healthyPage, type PageParts } from "./healthy-page.ts";
import type { SiteWideCase } from "./site-wide-case.ts";
import type { Answer, Extra } from "#tests/support/site-rows.ts";

export type Pages = Readonly<Record<string, PageParts>>;

export type Issue = SiteWideCase["issue"];

export const ordinary = ["/cloth", "/wool", "/silk", "/linen", "/khaddar"] as const;

/** A small shop that links to its pages; `pages` are there too, and `linked` of them have a link at home. */
export function shop(
  pages: Pages,
  linked: readonly string[] = [],
): Readonly<Record<string, Answer>> {
  const links = [...ordinary, ...linked].map((path) => `<a href="${path}">To ${path}</a>`);
  const { "/": home = {}, ...others } = pages;
  const at = (path: string) => healthyPage(path, others[path]);
  return {
    "/": healthyPage("/", { ...home, body: `${links.join(" ")}${home.body ?? ""}` }),
    ...Object.fromEntries(["/hub-a", "/hub-b", ...ordinary].map((path) => [path, at(path)])),
    ...Object.fromEntries(
      Object.entries(others).map(([path, parts]) => [path, healthyPage(path, parts)]),
    ),
  };
}

export const site = (
  issue: Issue,
  isFault: boolean,
  what: string,
  answers: Readonly<Record<string, Answer>>,
  extra: Extra = {},
): SiteWideCase => ({ issue, what, isFault, answers, extra });

export const each = (paths: readonly string[], parts: (path: string) => PageParts): Pages =>
  Object.fromEntries(paths.map((path) => [path, parts(path)]));

export const three = (folder: string) => [1, 2, 3].map((n) => `/${folder}-${n}`);

export const onBody = (body: string): Pages => ({ "/wool": { body } });

export const script = (text: string) => onBody(`<script>${text}</script>`);
