import {
  MAX_ADDRESS_CHARACTERS,
  MAX_LANGUAGE_VERSIONS,
  MAX_VALUE_CHARACTERS,
  MAX_VALUES_OF_A_PAGE,
} from "#engine/bounds.ts";
import { addressKey, firstSpellings, sameAddress } from "#engine/address/address-key.ts";
import { elementsOf, hasAttribute, type HtmlProblem } from "#engine/html/html-document.ts";
import { parseHtml } from "#engine/html/parse-html.ts";
import { hasRel, readPageFacts } from "#engine/html/page-facts.ts";
import { checkCluster, type ClusterReport } from "#engine/hreflang/check-cluster.ts";
import { readAnnotations, type AnnotatedPage } from "#engine/hreflang/read-annotations.ts";
import { contextOf, decodePage, type PageOrReason, type ReadPage } from "./read-page.ts";
import { judgeIndexability } from "#engine/page-audit/indexability.ts";
import type { Result } from "#lib/result.ts";

/** One page of the cluster, as it answers now. */
export type LanguageVersion = { url: string } & (
  | {
      state: "read";
      status: number;
      /** Where it was redirected to; undefined where it answered itself. */
      redirectedTo?: string;
      isIndexable: boolean;
      isCanonicalToItself: boolean;
      alternates: number;
    }
  | { state: "not-read"; detail: string }
);

export type LiveHreflang = {
  versions: readonly LanguageVersion[];
  /** null where no page annotates. */
  report: ClusterReport | null;
  /** Listed by the page and not read, because there is a limit. */
  beyondLimit: number;
};

/** `beyondLimit`: how many are listed after those. */
export type ListedAlternates = { urls: readonly string[]; beyondLimit: number };

/**
 * Full addresses of the first `limit` language versions of a page, itself left out, each once, in its
 * own order.
 */
export function listAlternates(
  page: ReadPage,
  { now, limit }: { now: number; limit: number },
): Result<ListedAlternates, HtmlProblem> {
  const own = annotationsOf(page, now);
  if (!own.ok) return own;
  const urls = own.value.flatMap(({ alternates }) =>
    alternates.flatMap(({ href }) => URL.parse(href, page.url)?.href ?? []),
  );
  const others = firstSpellings(urls).filter((url) => !sameAddress(url, page.url));
  return {
    ok: true,
    value: { urls: others.slice(0, limit), beyondLimit: Math.max(0, others.length - limit) },
  };
}

/**
 * The first of `asked` is the page that the visitor named. Of each page the first alternates count;
 * "too-large" where all of them together name more versions than one answer holds.
 */
export function judgeHreflang(
  asked: readonly PageOrReason[],
  { now, beyondLimit }: { now: number; beyondLimit: number },
): Result<LiveHreflang, HtmlProblem> {
  const pages = asked.flatMap((one) => {
    const read = "page" in one ? annotationsOf(one.page, now) : undefined;
    return read?.ok ? read.value.map(withFirstAlternates) : [];
  });
  const named = new Set(
    pages.flatMap(({ alternates }) => alternates.map(({ href }) => addressKey(href))),
  );
  if (named.size > MAX_LANGUAGE_VERSIONS) return { ok: false, problem: "too-large" };
  return {
    ok: true,
    value: {
      versions: asked.map((one) => describeVersion(one, now)),
      report: pages.some(
        ({ alternates, wrongRels = [] }) => alternates.length + wrongRels.length > 0,
      )
        ? checkCluster(pages)
        : null,
      beyondLimit,
    },
  };
}

function withFirstAlternates(page: AnnotatedPage): AnnotatedPage {
  const alternates = page.alternates.filter(
    ({ href, hreflang }) =>
      href.length <= MAX_ADDRESS_CHARACTERS && hreflang.length <= MAX_VALUE_CHARACTERS,
  );
  return {
    ...page,
    alternates: alternates.slice(0, MAX_VALUES_OF_A_PAGE),
    wrongRels: (page.wrongRels ?? []).slice(0, MAX_VALUES_OF_A_PAGE),
  };
}

/** The head and the Link header say it alike, so both are read. */
function annotationsOf(page: ReadPage, now: number): Result<readonly AnnotatedPage[], HtmlProblem> {
  const { html } = decodePage(page);
  const parsed = parseHtml(html);
  if (!parsed.ok) return parsed;
  const link = page.headers["link"];
  const fromHeader =
    link === undefined ? undefined : readAnnotations({ text: `Link: ${link}`, url: page.url }, now);
  const hasOwn = elementsOf(parsed.value, "link").some(
    (each) => hasRel(each, "alternate") || hasAttribute(each, "hreflang"),
  );
  const fromHead = hasOwn ? readAnnotations({ text: html, url: page.url }, now) : undefined;
  const both = [
    ...(fromHead?.ok ? fromHead.value : []),
    ...(fromHeader?.ok ? fromHeader.value : []),
  ];
  return {
    ok: true,
    value:
      both.length > 0
        ? both
        : // A version that lists nobody is a page of the cluster all the same: its return tags are missing.
          [{ url: page.url, form: "head", alternates: [], isNoindex: false, line: 1 }],
  };
}

function describeVersion(one: PageOrReason, now: number): LanguageVersion {
  if (!("page" in one)) return { url: one.url, state: "not-read", detail: one.detail };
  const { page } = one;
  const { html, encoding } = decodePage(page);
  const parsed = parseHtml(html);
  if (!parsed.ok) return { url: one.url, state: "not-read", detail: "What it sends is not HTML." };
  const facts = readPageFacts(parsed.value, contextOf(page, encoding, now));
  const { gates } = judgeIndexability(facts, {
    redirects: page.hops.length - 1,
    firstByteMs: page.firstByteMs,
    robotsStatus: page.robots.status,
  });
  const isOpen = (id: string) => gates.find((gate) => gate.id === id)?.state === "open";
  return {
    url: one.url,
    state: "read",
    status: page.status,
    ...(page.hops.length > 1 && { redirectedTo: page.url }),
    isIndexable: isOpen("answers") && isOpen("robots-txt") && isOpen("noindex"),
    isCanonicalToItself: isOpen("canonical"),
    alternates: facts.hreflang.length,
  };
}
