/** Every check, in the order of the report. Their points add up to 100. */
import { canonicalAgreement } from "#engine/rules/page/indexing/canonical-agreement.ts";
import { canonical } from "#engine/rules/page/indexing/canonical.ts";
import { brokenLetters } from "#engine/rules/page/text/broken-letters.ts";
import { titleGeneric } from "#engine/rules/page/titles/title-generic.ts";
import type { Check } from "./check.ts";
import { crawlableAnchors } from "#engine/rules/page/links/crawlable-anchors.ts";
import { descriptionLength } from "#engine/rules/page/titles/description-length.ts";
import { direction } from "#engine/rules/page/text/direction.ts";
import { documentBasics } from "#engine/rules/page/markup/document-basics.ts";
import { documentTitle } from "#engine/rules/page/titles/document-title.ts";
import { duplicateMetadata } from "#engine/rules/page/titles/duplicate-metadata.ts";
import { h1 } from "#engine/rules/page/titles/h1.ts";
import { headIntact } from "#engine/rules/page/markup/head-intact.ts";
import { headingOrder } from "#engine/rules/page/titles/heading-order.ts";
import { hreflangRegions } from "#engine/rules/page/text/hreflang-regions.ts";
import { hreflang } from "#engine/rules/page/text/hreflang.ts";
import { httpStatusCode } from "#engine/rules/page/indexing/http-status-code.ts";
import { imageAlt } from "#engine/rules/page/pictures/image-alt.ts";
import { imageSize } from "#engine/rules/page/pictures/image-size.ts";
import { isCrawlable } from "#engine/rules/page/indexing/is-crawlable.ts";
import { lang } from "#engine/rules/page/text/lang.ts";
import { linkHygiene } from "#engine/rules/page/links/link-hygiene.ts";
import { linkTextMore } from "#engine/rules/page/links/link-text-more.ts";
import { linkText } from "#engine/rules/page/links/link-text.ts";
import { metaDescription } from "#engine/rules/page/titles/meta-description.ts";
import { metaRefresh } from "#engine/rules/page/indexing/meta-refresh.ts";
import { mixedContent } from "#engine/rules/page/indexing/mixed-content.ts";
import { pageNofollow } from "#engine/rules/page/indexing/page-nofollow.ts";
import { pictureAddress } from "#engine/rules/page/pictures/picture-address.ts";
import { placeholderText } from "#engine/rules/page/text/placeholder-text.ts";
import { robotsTxt } from "#engine/rules/page/indexing/robots-txt.ts";
import { snippetAllowed } from "#engine/rules/page/indexing/snippet-allowed.ts";
import { socialTags } from "#engine/rules/page/titles/social-tags.ts";
import { structuredDataRequired } from "#engine/rules/page/structured-data/structured-data-required.ts";
import { structuredDataValid } from "#engine/rules/page/structured-data/structured-data-valid.ts";
import { thinText } from "#engine/rules/page/text/thin-text.ts";
import { titleWidth } from "#engine/rules/page/titles/title-width.ts";
import { viewport } from "#engine/rules/page/markup/viewport.ts";

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
  titleGeneric,
  titleWidth,
  duplicateMetadata,
  metaDescription,
  descriptionLength,
  snippetAllowed,
  h1,
  linkText,
  linkTextMore,
  imageAlt,
  pictureAddress,
  thinText,
  placeholderText,
  brokenLetters,
  socialTags,
  viewport,
  lang,
  direction,
  structuredDataValid,
  structuredDataRequired,
  mixedContent,
  headingOrder,
  imageSize,
  linkHygiene,
  documentBasics,
];
