/** Every rule, those that keep pages out of the results first; what single pages show, last. */
import { checks } from "#engine/rules/checks.ts";
import { onEachPage } from "#engine/rules/on-each-page.ts";
import type { SiteRule } from "./rule.ts";
import { canonicalToHome } from "#engine/site-audit/rules/canonical/canonical-to-home.ts";
import { canonicalToOtherSite } from "#engine/site-audit/rules/canonical/canonical-to-other-site.ts";
import { sitemapNone } from "#engine/site-audit/rules/sitemap/sitemap-none.ts";
import { sitemapEmpty } from "#engine/site-audit/rules/sitemap/sitemap-empty.ts";
import { sitemapLineRelative } from "#engine/site-audit/rules/sitemap/sitemap-line-relative.ts";
import { hreflangNone } from "#engine/site-audit/rules/hreflang/hreflang-none.ts";
import { versionUntranslated } from "#engine/site-audit/rules/hreflang/version-untranslated.ts";
import { canonicalElsewhere } from "#engine/site-audit/rules/canonical/canonical-elsewhere.ts";
import { canonicalMissing } from "#engine/site-audit/rules/canonical/canonical-missing.ts";
import { faviconBroken } from "#engine/site-audit/rules/titles/favicon-broken.ts";
import { brokenFile } from "#engine/site-audit/rules/links/broken-file.ts";
import { anyAddressAnswers } from "#engine/site-audit/rules/indexing/any-address-answers.ts";
import { addressCopiesRule } from "#engine/site-audit/rules/indexing/address-copies.ts";
import { blockedResource } from "#engine/site-audit/rules/indexing/blocked-resource.ts";
import { brokenExternal } from "#engine/site-audit/rules/links/broken-external.ts";
import { brokenFragment } from "#engine/site-audit/rules/links/broken-fragment.ts";
import { brokenImage } from "#engine/site-audit/rules/speed/broken-image.ts";
import { canonicalChain } from "#engine/site-audit/rules/canonical/canonical-chain.ts";
import { canonicalConflict } from "#engine/site-audit/rules/canonical/canonical-conflict.ts";
import { canonicalRedirectsBack } from "#engine/site-audit/rules/canonical/canonical-redirects-back.ts";
import { canonicalToError } from "#engine/site-audit/rules/canonical/canonical-to-error.ts";
import { canonicalToNoindex } from "#engine/site-audit/rules/canonical/canonical-to-noindex.ts";
import { canonicalToRedirect } from "#engine/site-audit/rules/canonical/canonical-to-redirect.ts";
import { cityPagesAlike } from "#engine/site-audit/rules/local/city-pages-alike.ts";
import { depthOver4 } from "#engine/site-audit/rules/links/depth-over-4.ts";
import { descriptionDuplicate } from "#engine/site-audit/rules/titles/description-duplicate.ts";
import { duplicateContent } from "#engine/site-audit/rules/text/duplicate-content.ts";
import { emptyPage } from "#engine/site-audit/rules/indexing/empty-page.ts";
import { emptyShell } from "#engine/site-audit/rules/indexing/empty-shell.ts";
import { faviconMissing } from "#engine/site-audit/rules/titles/favicon-missing.ts";
import { hostVariants } from "#engine/site-audit/rules/indexing/host-variants.ts";
import { hreflangBadCode } from "#engine/site-audit/rules/hreflang/hreflang-bad-code.ts";
import { hreflangConflict } from "#engine/site-audit/rules/hreflang/hreflang-conflict.ts";
import { hreflangNoReturn } from "#engine/site-audit/rules/hreflang/hreflang-no-return.ts";
import { hreflangNoSelf } from "#engine/site-audit/rules/hreflang/hreflang-no-self.ts";
import { hreflangToError } from "#engine/site-audit/rules/hreflang/hreflang-to-error.ts";
import { hreflangToNoindex } from "#engine/site-audit/rules/hreflang/hreflang-to-noindex.ts";
import { hreflangToNoncanonical } from "#engine/site-audit/rules/hreflang/hreflang-to-noncanonical.ts";
import { hreflangToRedirect } from "#engine/site-audit/rules/hreflang/hreflang-to-redirect.ts";
import { htmlTooLarge } from "#engine/site-audit/rules/indexing/html-too-large.ts";
import { imageHeavy } from "#engine/site-audit/rules/speed/image-heavy.ts";
import { internalNofollow } from "#engine/site-audit/rules/links/internal-nofollow.ts";
import { lastmodFalse } from "#engine/site-audit/rules/sitemap/lastmod-false.ts";
import { lcpLazy } from "#engine/site-audit/rules/speed/lcp-lazy.ts";
import { linkToRedirect } from "#engine/site-audit/rules/links/link-to-redirect.ts";
import { napDiffers } from "#engine/site-audit/rules/local/nap-differs.ts";
import { nearDuplicate } from "#engine/site-audit/rules/text/near-duplicate.ts";
import { noindexBing } from "#engine/site-audit/rules/indexing/noindex-bing.ts";
import { noindexLinked } from "#engine/site-audit/rules/indexing/noindex-linked.ts";
import { oneInlink } from "#engine/site-audit/rules/links/one-inlink.ts";
import { orphanRule } from "#engine/site-audit/rules/links/orphan.ts";
import { paginationBroken } from "#engine/site-audit/rules/links/pagination-broken.ts";
import { paginationCanonicalFirst } from "#engine/site-audit/rules/canonical/pagination-canonical-first.ts";
import { phoneNotInternational } from "#engine/site-audit/rules/local/phone-not-international.ts";
import { redirectChain } from "#engine/site-audit/rules/links/redirect-chain.ts";
import { redirectLoop } from "#engine/site-audit/rules/links/redirect-loop.ts";
import { renderBlocking } from "#engine/site-audit/rules/speed/render-blocking.ts";
import { robotsBlockedLinked } from "#engine/site-audit/rules/indexing/robots-blocked-linked.ts";
import { robotsBlockedNoindex } from "#engine/site-audit/rules/indexing/robots-blocked-noindex.ts";
import { robotsUnreachable } from "#engine/site-audit/rules/indexing/robots-unreachable.ts";
import { sitemapBlocked } from "#engine/site-audit/rules/sitemap/sitemap-blocked.ts";
import { sitemapError } from "#engine/site-audit/rules/sitemap/sitemap-error.ts";
import { sitemapInvalid } from "#engine/site-audit/rules/sitemap/sitemap-invalid.ts";
import { sitemapMissingPage } from "#engine/site-audit/rules/sitemap/sitemap-missing-page.ts";
import { sitemapNoindex } from "#engine/site-audit/rules/sitemap/sitemap-noindex.ts";
import { sitemapNoncanonical } from "#engine/site-audit/rules/sitemap/sitemap-noncanonical.ts";
import { sitemapOtherHost } from "#engine/site-audit/rules/sitemap/sitemap-other-host.ts";
import { sitemapRedirect } from "#engine/site-audit/rules/sitemap/sitemap-redirect.ts";
import { slowAnswer } from "#engine/site-audit/rules/speed/slow-answer.ts";
import { soft404 } from "#engine/site-audit/rules/indexing/soft-404.ts";
import { status4xx } from "#engine/site-audit/rules/indexing/status-4xx.ts";
import { status5xx } from "#engine/site-audit/rules/indexing/status-5xx.ts";
import { timeoutRule } from "#engine/site-audit/rules/indexing/timeout.ts";
import { titleDuplicate } from "#engine/site-audit/rules/titles/title-duplicate.ts";
import { tlsInvalid } from "#engine/site-audit/rules/indexing/tls-invalid.ts";
import { trackingParameterLinked } from "#engine/site-audit/rules/links/tracking-parameter-linked.ts";
import { urduLettersArabic } from "#engine/site-audit/rules/text/urdu-letters-arabic.ts";
import { whatsappLinkBroken } from "#engine/site-audit/rules/local/whatsapp-link-broken.ts";
import { hackedPage } from "#engine/site-audit/rules/hacked/hacked-page.ts";
import { injectedSitemap } from "#engine/site-audit/rules/hacked/injected-sitemap.ts";
import { pageToLookAt } from "#engine/site-audit/rules/hacked/page-to-look-at.ts";
import { splitDrafts } from "./template-words.ts";

const listed: readonly SiteRule[] = [
  hackedPage,
  injectedSitemap,
  pageToLookAt,
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
  noindexBing,
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
  emptyPage,
  emptyShell,
  htmlTooLarge,
  hostVariants,
  tlsInvalid,
  titleDuplicate,
  descriptionDuplicate,
  duplicateContent,
  nearDuplicate,
  cityPagesAlike,
  orphanRule,
  sitemapMissingPage,
  depthOver4,
  oneInlink,
  linkToRedirect,
  internalNofollow,
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
  lastmodFalse,
  lcpLazy,
  renderBlocking,
  imageHeavy,
  slowAnswer,
  napDiffers,
  phoneNotInternational,
  whatsappLinkBroken,
  urduLettersArabic,
  trackingParameterLinked,
  faviconMissing,
  canonicalRedirectsBack,
  canonicalToHome,
  canonicalElsewhere,
  canonicalToOtherSite,
  sitemapNone,
  sitemapEmpty,
  sitemapLineRelative,
  sitemapOtherHost,
  hreflangNone,
  versionUntranslated,
  canonicalMissing,
  faviconBroken,
  brokenFile,
  anyAddressAnswers,
  addressCopiesRule,
  ...onEachPage(checks),
];

/** Drafts are in no audit and have no page. */
const { live, drafts } = splitDrafts(listed);

export const siteRules: readonly SiteRule[] = live;
export const draftRules: readonly SiteRule[] = drafts;
