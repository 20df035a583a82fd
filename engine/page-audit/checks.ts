/** Every check, in the order of the report. Their points add up to 100. */
import { canonicalAgreement } from "#engine/page-audit/checks/indexing/canonical-agreement.ts";
import { canonical } from "#engine/page-audit/checks/indexing/canonical.ts";
import type { Check } from "#engine/page-audit/checks/check.ts";
import { crawlableAnchors } from "#engine/page-audit/checks/links/crawlable-anchors.ts";
import { deprecatedMarkup } from "#engine/page-audit/checks/markup/deprecated-markup.ts";
import { descriptionLength } from "#engine/page-audit/checks/titles/description-length.ts";
import { documentBasics } from "#engine/page-audit/checks/markup/document-basics.ts";
import { documentTitle } from "#engine/page-audit/checks/titles/document-title.ts";
import { duplicateMetadata } from "#engine/page-audit/checks/titles/duplicate-metadata.ts";
import { h1 } from "#engine/page-audit/checks/titles/h1.ts";
import { headIntact } from "#engine/page-audit/checks/markup/head-intact.ts";
import { headingOrder } from "#engine/page-audit/checks/titles/heading-order.ts";
import { hreflangRegions } from "#engine/page-audit/checks/text/hreflang-regions.ts";
import { hreflang } from "#engine/page-audit/checks/text/hreflang.ts";
import { httpStatusCode } from "#engine/page-audit/checks/indexing/http-status-code.ts";
import { imageAlt } from "#engine/page-audit/checks/pictures/image-alt.ts";
import { imageSize } from "#engine/page-audit/checks/pictures/image-size.ts";
import { isCrawlable } from "#engine/page-audit/checks/indexing/is-crawlable.ts";
import { lang } from "#engine/page-audit/checks/text/lang.ts";
import { linkHygiene } from "#engine/page-audit/checks/links/link-hygiene.ts";
import { linkTextUrdu } from "#engine/page-audit/checks/links/link-text-urdu.ts";
import { linkText } from "#engine/page-audit/checks/links/link-text.ts";
import { metaDescription } from "#engine/page-audit/checks/titles/meta-description.ts";
import { metaRefresh } from "#engine/page-audit/checks/indexing/meta-refresh.ts";
import { mixedContent } from "#engine/page-audit/checks/indexing/mixed-content.ts";
import { pageNofollow } from "#engine/page-audit/checks/indexing/page-nofollow.ts";
import { pictureAddress } from "#engine/page-audit/checks/pictures/picture-address.ts";
import { placeholderText } from "#engine/page-audit/checks/text/placeholder-text.ts";
import { robotsTxt } from "#engine/page-audit/checks/indexing/robots-txt.ts";
import { snippetAllowed } from "#engine/page-audit/checks/indexing/snippet-allowed.ts";
import { socialTags } from "#engine/page-audit/checks/titles/social-tags.ts";
import { structuredDataRequired } from "#engine/page-audit/checks/structured-data/structured-data-required.ts";
import { structuredDataValid } from "#engine/page-audit/checks/structured-data/structured-data-valid.ts";
import { thinText } from "#engine/page-audit/checks/text/thin-text.ts";
import { titleWidth } from "#engine/page-audit/checks/titles/title-width.ts";
import { viewport } from "#engine/page-audit/checks/markup/viewport.ts";

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
