import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { FIGURE_TABLE } from "#app/tools/kit/figure-table.ts";
import type { Result } from "#lib/result.ts";
import { isFigureTable } from "#lib/text/is-figure-table.ts";

/**
 * Addresses of pages, one a line, each once, in their order and as typed: our server tries http
 * where one without a scheme has no https. Empty lines count for nothing. The problem is a sentence for the visitor, with the line that it is about.
 */
export function readAddresses(
  text: string,
  { most }: { most: number },
): Result<readonly string[], string> {
  if (isFigureTable(text)) {
    return { ok: false, problem: `${FIGURE_TABLE} Paste addresses of pages alone, one per line.` };
  }
  const urls = new Map<string, string>();
  for (const [at, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const page = parsePageUrl(line);
    if (!page.ok) {
      return { ok: false, problem: `Line ${at + 1} is not an address: write it as a.pk/page.` };
    }
    if (!urls.has(page.value)) urls.set(page.value, line.trim());
  }
  if (urls.size === 0) return { ok: false, problem: "Type at least one address, one a line." };
  return urls.size > most
    ? { ok: false, problem: `${urls.size} are too many: ${most} addresses at most.` }
    : { ok: true, value: [...urls.values()] };
}

/** Each page by its host, or by host and path where two are of one host: "a.pk", "b.pk/desks". */
export function namePages(urls: readonly string[]): readonly string[] {
  const pages = urls.map((url) => {
    const page = parsePageUrl(url);
    return page.ok ? new URL(page.value) : undefined;
  });
  const hosts = pages.map((page, at) => page?.host.replace(/^www\./, "") ?? urls[at] ?? "");
  return hosts.map((host, at) => {
    const isOnly = hosts.indexOf(host) === hosts.lastIndexOf(host);
    const rest = `${pages[at]?.pathname ?? ""}${pages[at]?.search ?? ""}`;
    return isOnly || rest === "/" ? host : host + rest;
  });
}
