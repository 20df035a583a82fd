import type { SourceReply } from "#app/tools/kit/source/make-source-asker.ts";
import { checkLinks, type LinkReport } from "#engine/links/check-links.ts";
import { decodeSource, type PageSource } from "#app/tools/kit/source/page-source.ts";

export type LinkSource = PageSource & { xRobotsTag: string };

/** The links of pasted or dropped HTML, or why it is not the HTML of a page. */
export function checkSource({ xRobotsTag, ...source }: LinkSource): SourceReply<LinkReport> {
  const { html, url } = decodeSource(source);
  return checkLinks({ html, xRobotsTag, ...(url === undefined ? {} : { url }) });
}
