import type { HtmlProblem } from "#engine/html/html-document.ts";
import type { Result } from "#lib/result.ts";
import { checkLinks, type LinkReport } from "#engine/links/check-links.ts";
import { decodeSource, type PageSource } from "#app/tools/kit/page-source.ts";

export type LinkSource = PageSource & { xRobotsTag: string };
export type LinkAnswer = Result<LinkReport, HtmlProblem | "failed">;

export function checkSource({ xRobotsTag, ...source }: LinkSource): LinkAnswer {
  const { html, url } = decodeSource(source);
  return checkLinks({ html, xRobotsTag, ...(url === undefined ? {} : { url }) });
}
