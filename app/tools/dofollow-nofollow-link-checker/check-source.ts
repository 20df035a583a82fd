import type { HtmlProblem } from "#app/lib/html-document.ts";
import type { Result } from "#app/lib/result.ts";
import { checkLinks, type LinkReport } from "#app/tools/dofollow-nofollow-link-checker/engine.ts";
import { decodeSource, type PageSource } from "#app/tools/page-source.ts";

export type LinkSource = PageSource & { xRobotsTag: string };
export type LinkAnswer = Result<LinkReport, HtmlProblem | "failed">;

export function checkSource({ xRobotsTag, ...source }: LinkSource): LinkAnswer {
  const { html, url } = decodeSource(source);
  return checkLinks({ html, xRobotsTag, ...(url === undefined ? {} : { url }) });
}
