import { looksLikeAffiliate } from "./affiliate-link.ts";
import { attribute } from "#engine/html/html-document.ts";
import type { PageBase, PageLink } from "#engine/html/page-links.ts";

/** What is worth knowing of a link beside its verdict; `before` is the line of an earlier one to the same address. */
export function collectNotes(
  link: PageLink,
  before: number | undefined,
  base: PageBase,
): readonly string[] {
  return [
    ...(link.isOtherHost ? [`Other host of the same site: ${link.hostname}`] : []),
    ...(link.target === "web" ? noteWebLink(link, before) : []),
    ...(opensOldTab(link) ? ["New tab without noopener, for old browsers"] : []),
    ...(link.target === "web" && leavesTls(link, base) ? ["Own site over http"] : []),
    ...(link.href !== link.href.trim() ? ["Blanks around the address"] : []),
  ];
}

function noteWebLink(link: PageLink, before: number | undefined): readonly string[] {
  return [
    ...(link.text === "" ? ["No words and no alternative text"] : []),
    ...(before !== undefined ? [`Same address as line ${before}`] : []),
    ...(looksPaid(link) ? ["Looks paid, not marked sponsored"] : []),
  ];
}

function looksPaid({ isInternal, url, relTokens }: PageLink): boolean {
  if (isInternal !== false || url === null) return false;
  return looksLikeAffiliate(url) && !relTokens.includes("sponsored");
}

function opensOldTab({ element, relTokens }: PageLink): boolean {
  if (attribute(element, "target")?.toLowerCase() !== "_blank") return false;
  return !relTokens.includes("noopener") && !relTokens.includes("noreferrer");
}

function leavesTls({ isInternal, url }: PageLink, { pageUrl }: PageBase): boolean {
  return isInternal === true && pageUrl?.protocol === "https:" && url?.startsWith("http:") === true;
}
