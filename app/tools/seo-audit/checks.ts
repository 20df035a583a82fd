/** Every check, in the order of the report. Their points add up to 100. */
import { canonicalAgreement } from "#app/tools/seo-audit/checks/canonical-agreement.ts";
import { canonical } from "#app/tools/seo-audit/checks/canonical.ts";
import type { Check } from "#app/tools/seo-audit/checks/check.ts";
import { crawlableAnchors } from "#app/tools/seo-audit/checks/crawlable-anchors.ts";
import { deprecatedMarkup } from "#app/tools/seo-audit/checks/deprecated-markup.ts";
import { descriptionLength } from "#app/tools/seo-audit/checks/description-length.ts";
import { documentBasics } from "#app/tools/seo-audit/checks/document-basics.ts";
import { documentTitle } from "#app/tools/seo-audit/checks/document-title.ts";
import { duplicateMetadata } from "#app/tools/seo-audit/checks/duplicate-metadata.ts";
import { h1 } from "#app/tools/seo-audit/checks/h1.ts";
import { headIntact } from "#app/tools/seo-audit/checks/head-intact.ts";
import { headingOrder } from "#app/tools/seo-audit/checks/heading-order.ts";
import { hreflangRegions } from "#app/tools/seo-audit/checks/hreflang-regions.ts";
import { hreflang } from "#app/tools/seo-audit/checks/hreflang.ts";
import { httpStatusCode } from "#app/tools/seo-audit/checks/http-status-code.ts";
import { imageAlt } from "#app/tools/seo-audit/checks/image-alt.ts";
import { imageSize } from "#app/tools/seo-audit/checks/image-size.ts";
import { isCrawlable } from "#app/tools/seo-audit/checks/is-crawlable.ts";
import { lang } from "#app/tools/seo-audit/checks/lang.ts";
import { linkHygiene } from "#app/tools/seo-audit/checks/link-hygiene.ts";
import { linkTextUrdu } from "#app/tools/seo-audit/checks/link-text-urdu.ts";
import { linkText } from "#app/tools/seo-audit/checks/link-text.ts";
import { metaDescription } from "#app/tools/seo-audit/checks/meta-description.ts";
import { mixedContent } from "#app/tools/seo-audit/checks/mixed-content.ts";
import { robotsTxt } from "#app/tools/seo-audit/checks/robots-txt.ts";
import { socialTags } from "#app/tools/seo-audit/checks/social-tags.ts";
import { structuredDataRequired } from "#app/tools/seo-audit/checks/structured-data-required.ts";
import { structuredDataValid } from "#app/tools/seo-audit/checks/structured-data-valid.ts";
import { thinText } from "#app/tools/seo-audit/checks/thin-text.ts";
import { titleWidth } from "#app/tools/seo-audit/checks/title-width.ts";
import { viewport } from "#app/tools/seo-audit/checks/viewport.ts";

export const checks: ReadonlyArray<Check> = [
  isCrawlable,
  httpStatusCode,
  robotsTxt,
  canonical,
  canonicalAgreement,
  headIntact,
  crawlableAnchors,
  hreflang,
  hreflangRegions,
  documentTitle,
  titleWidth,
  duplicateMetadata,
  metaDescription,
  descriptionLength,
  h1,
  linkText,
  linkTextUrdu,
  imageAlt,
  thinText,
  socialTags,
  viewport,
  lang,
  structuredDataValid,
  structuredDataRequired,
  mixedContent,
  headingOrder,
  imageSize,
  deprecatedMarkup,
  linkHygiene,
  documentBasics,
];
