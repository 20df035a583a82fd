/** What of a page looks as if somebody else had put it there; rules/hacked judges it. */
import type { PageFacts } from "#engine/html/page-facts.ts";
import type { HackSigns } from "#engine/site-audit/page/site-page-facts.ts";
import { findHiddenLinks } from "./hidden-links.ts";
import { findPackedScripts } from "./packed-scripts.ts";
import { findVisitorRedirects } from "./visitor-redirects.ts";
import { inlineScriptsOf } from "./inline-scripts.ts";

/** Undefined on nearly every page, and so no weight in what is kept of it. */
export function readHackSigns(facts: PageFacts): HackSigns | undefined {
  const scripts = inlineScriptsOf(facts.document);
  const hiddenLinks = findHiddenLinks(facts);
  const packedScripts = findPackedScripts(scripts, facts.address.url.hostname);
  const visitorRedirects = findVisitorRedirects(scripts, facts.address.url.hostname);
  const signs = {
    ...(hiddenLinks.length > 0 && { hiddenLinks }),
    ...(packedScripts.length > 0 && { packedScripts }),
    ...(visitorRedirects.length > 0 && { visitorRedirects }),
  };
  return Object.keys(signs).length === 0 ? undefined : signs;
}
