/** Every check, in the order of the report. Their points add up to 100. */
import { canonicalAgreement } from "#engine/page-audit/checks/canonical-agreement.ts";
import { canonical } from "#engine/page-audit/checks/canonical.ts";
import type { Check } from "#engine/page-audit/checks/check.ts";
import { crawlableAnchors } from "#engine/page-audit/checks/crawlable-anchors.ts";
import { deprecatedMarkup } from "#engine/page-audit/checks/deprecated-markup.ts";
import { descriptionLength } from "#engine/page-audit/checks/description-length.ts";
import { documentBasics } from "#engine/page-audit/checks/document-basics.ts";
import { documentTitle } from "#engine/page-audit/checks/document-title.ts";
import { duplicateMetadata } from "#engine/page-audit/checks/duplicate-metadata.ts";
import { h1 } from "#engine/page-audit/checks/h1.ts";
import { headIntact } from "#engine/page-audit/checks/head-intact.ts";
import { headingOrder } from "#engine/page-audit/checks/heading-order.ts";
import { hreflangRegions } from "#engine/page-audit/checks/hreflang-regions.ts";
import { hreflang } from "#engine/page-audit/checks/hreflang.ts";
import { httpStatusCode } from "#engine/page-audit/checks/http-status-code.ts";
import { imageAlt } from "#engine/page-audit/checks/image-alt.ts";
import { imageSize } from "#engine/page-audit/checks/image-size.ts";
import { isCrawlable } from "#engine/page-audit/checks/is-crawlable.ts";
import { lang } from "#engine/page-audit/checks/lang.ts";
import { linkHygiene } from "#engine/page-audit/checks/link-hygiene.ts";
import { linkTextUrdu } from "#engine/page-audit/checks/link-text-urdu.ts";
import { linkText } from "#engine/page-audit/checks/link-text.ts";
import { metaDescription } from "#engine/page-audit/checks/meta-description.ts";
import { metaRefresh } from "#engine/page-audit/checks/meta-refresh.ts";
import { mixedContent } from "#engine/page-audit/checks/mixed-content.ts";
import { pageNofollow } from "#engine/page-audit/checks/page-nofollow.ts";
import { pictureAddress } from "#engine/page-audit/checks/picture-address.ts";
import { placeholderText } from "#engine/page-audit/checks/placeholder-text.ts";
import { robotsTxt } from "#engine/page-audit/checks/robots-txt.ts";
import { snippetAllowed } from "#engine/page-audit/checks/snippet-allowed.ts";
import { socialTags } from "#engine/page-audit/checks/social-tags.ts";
import { structuredDataRequired } from "#engine/page-audit/checks/structured-data-required.ts";
import { structuredDataValid } from "#engine/page-audit/checks/structured-data-valid.ts";
import { thinText } from "#engine/page-audit/checks/thin-text.ts";
import { titleWidth } from "#engine/page-audit/checks/title-width.ts";
import { viewport } from "#engine/page-audit/checks/viewport.ts";

export const checks: readonly Check[] = [
  isCrawlable,
  httpStatusCode,
  robotsTxt,
  metaRefresh,
  canonical,
  canonicalAgreement,
  headIntact,
  crawlableAnchors,
  pageNofollow,
  hreflang,
  hreflangRegions,
  documentTitle,
  titleWidth,
  duplicateMetadata,
  metaDescription,
  descriptionLength,
  snippetAllowed,
  h1,
  linkText,
  linkTextUrdu,
  imageAlt,
  pictureAddress,
  thinText,
  placeholderText,
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
