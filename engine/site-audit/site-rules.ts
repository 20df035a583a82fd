/** Every rule, those that keep pages out of the results first. */
import type { SiteRule } from "#engine/site-audit/rule.ts";
import { blockedResource } from "#engine/site-audit/rules/blocked-resource.ts";
import { brokenExternal } from "#engine/site-audit/rules/broken-external.ts";
import { brokenFragment } from "#engine/site-audit/rules/broken-fragment.ts";
import { brokenImage } from "#engine/site-audit/rules/broken-image.ts";
import { canonicalChain } from "#engine/site-audit/rules/canonical-chain.ts";
import { canonicalConflict } from "#engine/site-audit/rules/canonical-conflict.ts";
import { canonicalRedirectsBack } from "#engine/site-audit/rules/canonical-redirects-back.ts";
import { canonicalToError } from "#engine/site-audit/rules/canonical-to-error.ts";
import { canonicalToNoindex } from "#engine/site-audit/rules/canonical-to-noindex.ts";
import { canonicalToRedirect } from "#engine/site-audit/rules/canonical-to-redirect.ts";
import { cityPagesAlike } from "#engine/site-audit/rules/city-pages-alike.ts";
import { deadEnd } from "#engine/site-audit/rules/dead-end.ts";
import { depthOver4 } from "#engine/site-audit/rules/depth-over-4.ts";
import { descriptionDuplicate } from "#engine/site-audit/rules/description-duplicate.ts";
import { descriptionMissing } from "#engine/site-audit/rules/description-missing.ts";
import { duplicateContent } from "#engine/site-audit/rules/duplicate-content.ts";
import { emptyShell } from "#engine/site-audit/rules/empty-shell.ts";
import { faviconMissing } from "#engine/site-audit/rules/favicon-missing.ts";
import { h1Missing } from "#engine/site-audit/rules/h1-missing.ts";
import { h1Several } from "#engine/site-audit/rules/h1-several.ts";
import { hostVariants } from "#engine/site-audit/rules/host-variants.ts";
import { hreflangBadCode } from "#engine/site-audit/rules/hreflang-bad-code.ts";
import { hreflangConflict } from "#engine/site-audit/rules/hreflang-conflict.ts";
import { hreflangNoReturn } from "#engine/site-audit/rules/hreflang-no-return.ts";
import { hreflangNoSelf } from "#engine/site-audit/rules/hreflang-no-self.ts";
import { hreflangToError } from "#engine/site-audit/rules/hreflang-to-error.ts";
import { hreflangToNoindex } from "#engine/site-audit/rules/hreflang-to-noindex.ts";
import { hreflangToNoncanonical } from "#engine/site-audit/rules/hreflang-to-noncanonical.ts";
import { hreflangToRedirect } from "#engine/site-audit/rules/hreflang-to-redirect.ts";
import { htmlTooLarge } from "#engine/site-audit/rules/html-too-large.ts";
import { imageHeavy } from "#engine/site-audit/rules/image-heavy.ts";
import { imageWithoutSize } from "#engine/site-audit/rules/image-without-size.ts";
import { internalNofollow } from "#engine/site-audit/rules/internal-nofollow.ts";
import { langMissing } from "#engine/site-audit/rules/lang-missing.ts";
import { langWrongDirection } from "#engine/site-audit/rules/lang-wrong-direction.ts";
import { lastmodFalse } from "#engine/site-audit/rules/lastmod-false.ts";
import { lcpLazy } from "#engine/site-audit/rules/lcp-lazy.ts";
import { linkToRedirect } from "#engine/site-audit/rules/link-to-redirect.ts";
import { localBusinessIncomplete } from "#engine/site-audit/rules/local-business-incomplete.ts";
import { mixedContent } from "#engine/site-audit/rules/mixed-content.ts";
import { napDiffers } from "#engine/site-audit/rules/nap-differs.ts";
import { nearDuplicate } from "#engine/site-audit/rules/near-duplicate.ts";
import { noindexLinked } from "#engine/site-audit/rules/noindex-linked.ts";
import { oneInlink } from "#engine/site-audit/rules/one-inlink.ts";
import { orphanRule } from "#engine/site-audit/rules/orphan.ts";
import { paginationBroken } from "#engine/site-audit/rules/pagination-broken.ts";
import { paginationCanonicalFirst } from "#engine/site-audit/rules/pagination-canonical-first.ts";
import { phoneNotInternational } from "#engine/site-audit/rules/phone-not-international.ts";
import { redirectChain } from "#engine/site-audit/rules/redirect-chain.ts";
import { redirectLoop } from "#engine/site-audit/rules/redirect-loop.ts";
import { renderBlocking } from "#engine/site-audit/rules/render-blocking.ts";
import { robotsBlockedLinked } from "#engine/site-audit/rules/robots-blocked-linked.ts";
import { robotsBlockedNoindex } from "#engine/site-audit/rules/robots-blocked-noindex.ts";
import { robotsUnreachable } from "#engine/site-audit/rules/robots-unreachable.ts";
import { securityHeaderMissing } from "#engine/site-audit/rules/security-header-missing.ts";
import { sitemapBlocked } from "#engine/site-audit/rules/sitemap-blocked.ts";
import { sitemapError } from "#engine/site-audit/rules/sitemap-error.ts";
import { sitemapInvalid } from "#engine/site-audit/rules/sitemap-invalid.ts";
import { sitemapMissingPage } from "#engine/site-audit/rules/sitemap-missing-page.ts";
import { sitemapNoindex } from "#engine/site-audit/rules/sitemap-noindex.ts";
import { sitemapNoncanonical } from "#engine/site-audit/rules/sitemap-noncanonical.ts";
import { sitemapRedirect } from "#engine/site-audit/rules/sitemap-redirect.ts";
import { slowAnswer } from "#engine/site-audit/rules/slow-answer.ts";
import { soft404 } from "#engine/site-audit/rules/soft-404.ts";
import { status4xx } from "#engine/site-audit/rules/status-4xx.ts";
import { status5xx } from "#engine/site-audit/rules/status-5xx.ts";
import { structuredDataIncomplete } from "#engine/site-audit/rules/structured-data-incomplete.ts";
import { structuredDataInvalid } from "#engine/site-audit/rules/structured-data-invalid.ts";
import { thinContent } from "#engine/site-audit/rules/thin-content.ts";
import { timeoutRule } from "#engine/site-audit/rules/timeout.ts";
import { titleDuplicate } from "#engine/site-audit/rules/title-duplicate.ts";
import { titleMissing } from "#engine/site-audit/rules/title-missing.ts";
import { titleTooWide } from "#engine/site-audit/rules/title-too-wide.ts";
import { tlsInvalid } from "#engine/site-audit/rules/tls-invalid.ts";
import { trackingParameterLinked } from "#engine/site-audit/rules/tracking-parameter-linked.ts";
import { trailingSlashDiffers } from "#engine/site-audit/rules/trailing-slash-differs.ts";
import { urduLettersArabic } from "#engine/site-audit/rules/urdu-letters-arabic.ts";
import { urlUnderscore } from "#engine/site-audit/rules/url-underscore.ts";
import { urlUppercase } from "#engine/site-audit/rules/url-uppercase.ts";
import { vagueAnchor } from "#engine/site-audit/rules/vague-anchor.ts";
import { whatsappLinkBroken } from "#engine/site-audit/rules/whatsapp-link-broken.ts";

export const siteRules: readonly SiteRule[] = [
  robotsUnreachable,
  status5xx,
  status4xx,
  timeoutRule,
  redirectLoop,
  redirectChain,
  soft404,
  noindexLinked,
  robotsBlockedLinked,
  robotsBlockedNoindex,
  canonicalToError,
  canonicalToRedirect,
  canonicalToNoindex,
  canonicalChain,
  canonicalConflict,
  sitemapNoindex,
  sitemapBlocked,
  sitemapError,
  sitemapRedirect,
  sitemapNoncanonical,
  sitemapInvalid,
  blockedResource,
  emptyShell,
  htmlTooLarge,
  hostVariants,
  tlsInvalid,
  titleMissing,
  titleDuplicate,
  titleTooWide,
  descriptionMissing,
  descriptionDuplicate,
  h1Missing,
  h1Several,
  duplicateContent,
  nearDuplicate,
  cityPagesAlike,
  thinContent,
  orphanRule,
  sitemapMissingPage,
  depthOver4,
  oneInlink,
  deadEnd,
  linkToRedirect,
  internalNofollow,
  vagueAnchor,
  brokenImage,
  brokenFragment,
  brokenExternal,
  hreflangNoReturn,
  hreflangNoSelf,
  hreflangBadCode,
  hreflangToRedirect,
  hreflangToError,
  hreflangToNoindex,
  hreflangToNoncanonical,
  hreflangConflict,
  paginationBroken,
  paginationCanonicalFirst,
  structuredDataInvalid,
  structuredDataIncomplete,
  mixedContent,
  lastmodFalse,
  lcpLazy,
  imageWithoutSize,
  renderBlocking,
  imageHeavy,
  slowAnswer,
  napDiffers,
  phoneNotInternational,
  localBusinessIncomplete,
  whatsappLinkBroken,
  langMissing,
  langWrongDirection,
  urduLettersArabic,
  urlUppercase,
  urlUnderscore,
  trailingSlashDiffers,
  trackingParameterLinked,
  securityHeaderMissing,
  faviconMissing,
  canonicalRedirectsBack,
];
