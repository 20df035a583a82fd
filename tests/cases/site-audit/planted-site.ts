/**
 * One site with every fault planted three times, and three times what looks like it and is right.
 * Whatever is not planted must not be found: pages are healthy but for what their line says.
 */
import { EMPTY_PAGE } from "#engine/site-audit/not-a-page.ts";
import type { SitemapEntry, TargetRow } from "#engine/site-audit/rows.ts";
import type { Place, Plant } from "./plant.ts";
import { plantHeadsOfPages } from "./planted-pages.ts";
import { plantHeadsOfBuilders } from "./planted-heads.ts";
import { healthyPage, makeWords, type PageParts } from "./healthy-page.ts";
import { SITE, toUrl, type Answer, type Extra } from "#tests/support/site-rows.ts";

export type Planted = {
  answers: Readonly<Record<string, Answer>>;
  extra: Extra;
  /** Issue to the addresses that show it. */
  expected: ReadonlyMap<string, ReadonlySet<string>>;
  /** Issue to the addresses that look like it. */
  nearMisses: ReadonlyMap<string, ReadonlySet<string>>;
};

export const ROBOTS = `User-agent: *
Disallow: /closed/
Disallow: /static-closed/
Disallow: /google-alone/

User-agent: Googlebot
Disallow: /closed/
Disallow: /static-closed/
Disallow: /google-out/
`;

const note = (into: Map<string, Set<string>>, issue: string, url: string) =>
  into.set(issue, (into.get(issue) ?? new Set()).add(url));
const link = (href: string, words: string, more = "") =>
  `<p><a href="${href}"${more}>${words}</a></p>`;
const image = (src: string) => `<img src="${src}" alt="Cloth" width="100" height="80">`;
const alternate = (code: string, href: string) =>
  `<link rel="alternate" hreflang="${code}" href="${href}">`;
const jsonLd = (value: unknown) =>
  `<script type="application/ld+json">${typeof value === "string" ? value : JSON.stringify(value)}</script>`;
const tel = (number: string) => `<p><a href="tel:${number}">Ring us</a></p>`;

/** A page of an old address, as generators of documents write it. */
const refresh = (to: string) =>
  `<!doctype html><title>Redirecting…</title><meta http-equiv="refresh" content="0; url=${to}"><meta name="robots" content="noindex"><a href="${to}">Click here</a>`;

const set = (name: string, en = `/${name}`, ur = `/ur/${name}`) =>
  alternate("en", en) + alternate("ur", ur);

export function plantSite(): Planted {
  const answers: Record<string, Answer> = {};
  const hubs: Record<"hub-a" | "hub-b", string[]> = { "hub-a": [], "hub-b": [] };
  const entries: SitemapEntry[] = [];
  const targets: TargetRow[] = [];
  const expected = new Map<string, Set<string>>();
  const nearMisses = new Map<string, Set<string>>();
  let day = 0;

  function put(path: string, answer: Answer, { linked = "both", listed = true }: Place = {}) {
    answers[path] = answer;
    if (linked !== "none") hubs["hub-a"].push(path);
    if (linked === "both") hubs["hub-b"].push(path);
    if (listed !== false) {
      day += 1;
      const lastmod = new Date(Date.UTC(2026, 0, 1 + (day % 300))).toISOString().slice(0, 10);
      entries.push({ url: toUrl(path), lastmod, ...(listed === true ? {} : listed) });
    }
  }

  const plant = {
    put,
    page: (path: string, parts: PageParts = {}, place: Place = {}) =>
      put(path, healthyPage(path, parts), place),
    fault: (issue: string, ...paths: readonly string[]) => {
      for (const path of paths) note(expected, issue, toUrl(path));
    },
    near: (issue: string, ...paths: readonly string[]) => {
      for (const path of paths) note(nearMisses, issue, toUrl(path));
    },
    target: (row: TargetRow) => targets.push(row),
  };
  for (const plantFaults of [
    plantAnswers,
    plantGates,
    plantSitemap,
    plantHeads,
    plantTexts,
    plantLinks,
    plantLanguages,
    plantListedLanguages,
    plantBusiness,
    plantLoading,
    plantKin,
    plantHeadsOfBuilders,
    plantHeadsOfPages,
    plantOrdinary,
  ]) {
    plantFaults(plant);
  }

  answers["/"] = healthyPage("/");
  for (const hub of ["hub-a", "hub-b"] as const) {
    const paths = hub === "hub-a" ? hubs[hub] : hubs[hub].toReversed();
    const list = paths
      .map((path) => `<li><a href="${path}">To ${path.slice(1)}</a></li>`)
      .join("\n");
    answers[`/${hub}`] = healthyPage(`/${hub}`, { body: `<ul>${list}</ul>` });
  }
  for (const path of ["/", "/hub-a", "/hub-b"])
    entries.push({ url: toUrl(path), lastmod: "2026-01-02" });
  return {
    answers,
    expected,
    nearMisses,
    extra: {
      targets,
      robots: { url: `${SITE}/robots.txt`, status: 200, kind: "file", text: ROBOTS },
      sitemaps: [
        { url: `${SITE}/sitemap.xml`, foundIn: "robots", status: 200, kind: "pages", entries },
      ],
      madeUp: { url: `${SITE}/made-up`, status: 404, textHash: null },
      variants: [
        "http://shop.example/",
        "https://www.shop.example/",
        "http://www.shop.example/",
      ].map((url) => ({ url, status: 301, end: `${SITE}/` })),
    },
  };
}

const three = ["one", "two", "three"] as const;
const unlisted: Place = { listed: false };

/** What an address answers. */
function plantAnswers({ put, page, fault, near }: Plant) {
  for (const each of three) {
    put(`/error-${each}`, { status: 503 }, unlisted);
    fault("status-5xx", `/error-${each}`);
    put(`/gone-${each}`, { status: each === "two" ? 410 : 404 }, unlisted);
    fault("status-4xx", `/gone-${each}`);
    // Written as a path of the site, which no browser and no check of links takes for a host.
    const slashed = `/https://www.cloth.example/${each}`;
    put(slashed, { status: 404 }, unlisted);
    page(`/to-slashed-${each}`, { body: link(slashed, "The weaver") });
    fault("status-4xx", slashed);
    // 429 is our own fault, and 404 behind a redirect that nobody links is the redirect's.
    put(`/limited-${each}`, { status: 429 }, unlisted);
    put(`/limited-listed-${each}`, {
      status: 429,
      notRead: { reason: "unreachable", detail: "asked to slow down" },
    });
    near("sitemap-error", `/limited-listed-${each}`);
    near("status-4xx", `/limited-${each}`);
    near("status-5xx", `/limited-${each}`);
    put(
      `/slow-${each}`,
      { notRead: { reason: "timeout", detail: "no answer in 10 seconds" } },
      unlisted,
    );
    fault("timeout", `/slow-${each}`);
    put(
      `/refused-${each}`,
      { notRead: { reason: "unreachable", detail: "connection refused" } },
      unlisted,
    );
    near("timeout", `/refused-${each}`);
    put(
      `/unsafe-${each}`,
      { notRead: { reason: "tls", detail: "the certificate expired" } },
      unlisted,
    );
    fault("tls-invalid", `/unsafe-${each}`);
    near("tls-invalid", `/refused-${each}`);

    put(`/circle-${each}`, { status: 301, location: toUrl(`/circle-back-${each}`) }, unlisted);
    put(
      `/circle-back-${each}`,
      { status: 302, location: toUrl(`/circle-${each}`), foundBy: ["redirect"] },
      { linked: "none", listed: false },
    );
    fault("redirect-loop", `/circle-${each}`);
    put(`/far-${each}`, { status: 301, location: toUrl(`/farther-${each}`) }, unlisted);
    put(
      `/farther-${each}`,
      { status: 301, location: toUrl(`/end-${each}`), foundBy: ["redirect"] },
      { linked: "none", listed: false },
    );
    page(`/end-${each}`);
    fault("redirect-chain", `/far-${each}`);
    put(`/far-stub-${each}`, refresh(`/stub-${each}`), unlisted);
    put(`/stub-${each}`, refresh(`/end-${each}`), { linked: "none", listed: false });
    fault("redirect-chain", `/far-stub-${each}`);
    near("redirect-chain", `/stub-${each}`);
    for (const issue of ["title-duplicate", "thin-content", "noindex-linked"]) {
      near(issue, `/far-stub-${each}`);
    }
    page(`/reloads-${each}`, { head: `<meta http-equiv="refresh" content="300">` });
    near("redirect-loop", `/reloads-${each}`);
    put(`/moved-${each}`, { status: 301, location: toUrl(`/end-${each}`) }, unlisted);
    near("redirect-chain", `/moved-${each}`);
    near("redirect-loop", `/moved-${each}`, `/far-${each}`);
  }
  // Every page above that redirects is linked from the hubs.
  fault("link-to-redirect", "/hub-a", "/hub-b");

  page("/missing-one", { title: "Page not found", words: makeWords("/missing-one", 45) });
  page("/missing-two", { h1: "404", words: makeWords("/missing-two", 45) });
  page("/missing-three", { title: "صفحہ نہیں ملا", words: makeWords("/missing-three", 45) });
  fault("soft-404", "/missing-one", "/missing-two", "/missing-three");
  page("/missing-four", { words: "Sorry, this product is no longer available. Try the search." });
  page("/missing-five", { words: "The page you are looking for could not be found." });
  page("/missing-six", {
    words: '<span dir="rtl">معذرت، آپ جو صفحہ تلاش کر رہے ہیں وہ موجود نہیں ہے۔</span>',
  });
  fault("soft-404", "/missing-four", "/missing-five", "/missing-six");
  const short = makeWords("/about-404-four", 45);
  page("/about-404-four", { words: `${short}. Blue is no longer available; red is.` });
  near("soft-404", "/about-404-four");
  fault("thin-content", "/about-404-four");
  page("/about-404-one", {
    title: "What a 404 page should say",
    words: makeWords("/about-404-one", 400),
  });
  page("/about-404-two", { body: "<p>Sorry, the colour was not found in stock.</p>" });
  page("/about-404-three", { title: "Room 44 is found behind the shop" });
  page("/status/404", { title: "404 Not Found", words: makeWords("/status/404", 120) });
  near("soft-404", "/status/404");
  near("soft-404", "/about-404-one", "/about-404-two", "/about-404-three");
}

/** What keeps a page out of the results. */
function plantGates({ put, page, fault, near }: Plant) {
  const noindex = '<meta name="robots" content="noindex, follow">';
  page("/out-one", { head: noindex });
  put("/out-two", { ...healthyPage("/out-two"), xRobotsTag: "noindex" });
  page("/out-three", { head: '<meta name="googlebot" content="none">' });
  fault("noindex-linked", "/out-one", "/out-two", "/out-three");
  page("/login", { head: noindex }, unlisted);
  page("/bing-only", { head: '<meta name="bingbot" content="noindex">' });
  page("/out-unlinked", { head: noindex }, { linked: "none", listed: false });
  page("/out-unlisted", { head: noindex }, unlisted);
  fault("noindex-bing", "/bing-only");
  near("noindex-linked", "/login", "/bing-only", "/out-unlinked", "/out-unlisted");

  for (const each of three) {
    const robots = {
      notRead: { reason: "robots", detail: "robots.txt, line 2", line: 2 },
    } as const;
    put(`/closed/shown-${each}`, robots);
    fault("robots-blocked-linked", `/closed/shown-${each}`);
    put(`/closed/unlisted-${each}`, robots, unlisted);
    near("robots-blocked-linked", `/closed/unlisted-${each}`);
    put(`/closed/hidden-${each}`, robots, { linked: "none", listed: false });
    near("robots-blocked-linked", `/closed/hidden-${each}`);
    page(`/google-out/${each}`, { head: noindex }, { linked: "none", listed: false });
    fault("robots-blocked-noindex", `/google-out/${each}`);
    near("robots-blocked-noindex", `/out-${each}`);
    page(`/bing-out-${each}`, { head: '<meta name="bingbot" content="noindex">' });
    fault("noindex-bing", `/bing-out-${each}`);
    near("noindex-bing", `/out-${each}`);

    page(
      `/canonical-error-${each}`,
      { head: `<link rel="canonical" href="${SITE}/gone-${each}">` },
      unlisted,
    );
    fault("canonical-to-error", `/canonical-error-${each}`);
    page(
      `/canonical-moved-${each}`,
      { head: `<link rel="canonical" href="${SITE}/moved-${each}">` },
      unlisted,
    );
    fault("canonical-to-redirect", `/canonical-moved-${each}`);
    page(`/led-back-${each}/`, { head: `<link rel="canonical" href="${SITE}/led-back-${each}">` });
    put(
      `/led-back-${each}`,
      { status: 301, location: toUrl(`/led-back-${each}/`) },
      { linked: "none", listed: false },
    );
    fault("canonical-redirects-back", `/led-back-${each}/`);
    near("canonical-redirects-back", `/canonical-moved-${each}`);
    near("canonical-to-redirect", `/led-back-${each}/`);
    page(
      `/canonical-out-${each}`,
      { head: `<link rel="canonical" href="${SITE}/out-${each}">` },
      unlisted,
    );
    fault("canonical-to-noindex", `/canonical-out-${each}`);
    page(
      `/canonical-chain-${each}`,
      { head: `<link rel="canonical" href="${SITE}/list-${each}?sort=price">` },
      unlisted,
    );
    fault("canonical-chain", `/canonical-chain-${each}`);
    page(
      `/list-${each}?sort=price`,
      { head: `<link rel="canonical" href="${SITE}/list-${each}">` },
      unlisted,
    );
    page(`/list-${each}`, { head: `<link rel="canonical" href="${toUrl(`/list-${each}`)}">` });
    for (const issue of [
      "canonical-to-error",
      "canonical-to-redirect",
      "canonical-to-noindex",
      "canonical-chain",
    ]) {
      near(issue, `/list-${each}?sort=price`);
    }
    page(`/same-twice-${each}`, {
      head: `<link rel="canonical" href="${SITE}/same-twice-${each}"><link rel="canonical" href="${toUrl(`/same-twice-${each}`)}#top">`,
    });
    near("canonical-conflict", `/same-twice-${each}`);

    page(
      `/shell-${each}`,
      {
        h1: null,
        words: "",
        nav: "",
        body: '<div id="root"></div><script src="/app.js" defer></script>',
      },
      unlisted,
    );
    fault("empty-shell", `/shell-${each}`);
    page(`/has-script-${each}`, {
      body: '<div id="app"></div><script src="/app.js" defer></script>',
    });
    near("empty-shell", `/has-script-${each}`);
    put(`/void-${each}`, { unreadable: EMPTY_PAGE });
    fault("empty-page", `/void-${each}`);
    near("empty-page", `/shell-${each}`);
    put(`/huge-${each}`, { ...healthyPage(`/huge-${each}`), bytes: 2_400_000 });
    fault("html-too-large", `/huge-${each}`);
    put(`/big-${each}`, { ...healthyPage(`/big-${each}`), bytes: 1_900_000 });
    near("html-too-large", `/big-${each}`);
    page(`/styled-${each}`, { head: `<link rel="stylesheet" href="/static-closed/${each}.css">` });
    fault("blocked-resource", `/styled-${each}`);
    page(`/styled-open-${each}`, {
      head: `<link rel="stylesheet" href="/static/${each}.css"><link rel="stylesheet" href="https://cdn.example/static-closed/x.css">`,
    });
    near("blocked-resource", `/styled-open-${each}`);
  }
  page("/conflict-one", {
    head: `<link rel="canonical" href="${SITE}/conflict-one"><link rel="canonical" href="${SITE}/end-one">`,
  });
  put("/conflict-two", {
    ...healthyPage("/conflict-two", { head: `<link rel="canonical" href="${SITE}/conflict-two">` }),
    linkHeader: `<${SITE}/end-two>; rel="canonical"`,
  });
  page("/conflict-three", {
    head: `<link rel="canonical" href="${SITE}/a"><link rel="canonical" href="${SITE}/b">`,
  });
  fault("canonical-conflict", "/conflict-one", "/conflict-two", "/conflict-three");
}

/** What the sitemap names. */
function plantSitemap({ put, page, fault, near }: Plant) {
  const noindex = '<meta name="robots" content="noindex">';
  for (const each of three) {
    page(`/listed-out-${each}`, { head: noindex }, { linked: "none" });
    fault("sitemap-noindex", `/listed-out-${each}`);
    near("sitemap-noindex", `/out-${each}`);
    put(
      `/closed/listed-${each}`,
      { notRead: { reason: "robots", detail: "robots.txt, line 2", line: 2 } },
      { linked: "none" },
    );
    fault("sitemap-blocked", `/closed/listed-${each}`);
    near("sitemap-blocked", `/closed/hidden-${each}`);
    put(`/listed-gone-${each}`, { status: 404 }, { linked: "none" });
    fault("sitemap-error", `/listed-gone-${each}`);
    near("status-4xx", `/listed-gone-${each}`);
    near("sitemap-error", `/gone-${each}`);
    put(
      `/listed-moved-${each}`,
      { status: 301, location: toUrl(`/end-${each}`) },
      { linked: "none" },
    );
    fault("sitemap-redirect", `/listed-moved-${each}`);
    near("sitemap-redirect", `/moved-${each}`);
    page(
      `/listed-elsewhere-${each}?sort=name`,
      { head: `<link rel="canonical" href="${SITE}/list-${each}">` },
      { linked: "none" },
    );
    fault("sitemap-noncanonical", `/listed-elsewhere-${each}?sort=name`);
    near("sitemap-noncanonical", `/list-${each}`, `/list-${each}?sort=price`);
    page(`/unlisted-${each}`, {}, unlisted);
    fault("sitemap-missing-page", `/unlisted-${each}`);
    near("sitemap-missing-page", `/out-${each}`, `/gone-${each}`);
    page(`/orphan-${each}`, {}, { linked: "none" });
    fault("orphan", `/orphan-${each}`);
    near("orphan", `/listed-out-${each}`, `/once-${each}`);
    page(`/over-${each}`, {}, { linked: "none" });
    put(`/over-way-${each}`, { status: 301, location: toUrl(`/over-${each}`) }, unlisted);
    near("orphan", `/over-${each}`);
    near("one-inlink", `/over-${each}`);
    page(`/future-${each}`, {}, { listed: { lastmod: "2027-03-01" } });
    fault("lastmod-false", `/future-${each}`);
    page(`/today-${each}`, {}, { listed: { lastmod: "2026-11-22" } });
    near("lastmod-false", `/today-${each}`);
  }
}

/** Titles, descriptions, headings. */
function plantHeads({ page, fault, near }: Plant) {
  page("/title-none-one", { title: null });
  page("/title-none-two", { title: "" });
  page("/title-none-three", { title: " " });
  fault("title-missing", "/title-none-one", "/title-none-two", "/title-none-three");
  page("/description-none-one", { description: null });
  page("/description-none-two", { description: "" });
  page("/description-none-three", { description: null });
  fault(
    "description-missing",
    "/description-none-one",
    "/description-none-two",
    "/description-none-three",
  );
  page("/h1-none-one", { h1: null });
  page("/h1-none-two", { h1: "" });
  page("/h1-none-three", { h1: null, body: "<h2>Not the first</h2>" });
  fault("h1-missing", "/h1-none-one", "/h1-none-two", "/h1-none-three");
  page("/h1-picture", { h1: `<a href="/">${image("/cloth.png")}</a>` });
  page("/h1-and-empty", { body: "<h1> </h1>" });
  near("h1-missing", "/h1-picture", "/h1-and-empty");
  near("h1-several", "/h1-picture", "/h1-and-empty");
  for (const each of three) {
    page(`/title-same-${each}`, { title: "Shop online" });
    fault("title-duplicate", `/title-same-${each}`);
    page(`/title-near-${each}`, { title: `Shop online, ${each}` });
    near("title-duplicate", `/title-near-${each}`);
    near("title-missing", `/title-near-${each}`);
    page(`/title-wide-${each}`, {
      title: `Hand-woven winter shawls of Swat and Hunza wool for men and women, ${each}`,
    });
    fault("title-too-wide", `/title-wide-${each}`);
    page(`/name-twice-${each}`, { title: `Shawls of Swat, ${each} | Chinar Cloth | Chinar Cloth` });
    fault("title-name-twice", `/name-twice-${each}`);
    page(`/name-once-${each}`, { title: `Cloth of Chinar, ${each} | Cloth | Chinar Cloth` });
    near("title-name-twice", `/name-once-${each}`);
    page(`/title-long-${each}`, {
      title: `Little silk lists till fifty-fifth fill: illicit ill-fit hit, ${each}`,
    });
    near("title-too-wide", `/title-long-${each}`);
    page(`/description-same-${each}`, {
      description: "The best cloth of all that are woven in Lahore.",
    });
    fault("description-duplicate", `/description-same-${each}`);
    page(`/description-near-${each}`, {
      description: `The best cloth of all that are woven here, ${each}.`,
    });
    near("description-duplicate", `/description-near-${each}`);
    near("description-missing", `/description-near-${each}`);
    page(`/h1-two-${each}`, { body: "<h1>Another</h1>" });
    fault("h1-several", `/h1-two-${each}`);
    page(`/h1-long-${each}`, { h1: makeWords(each, 200) });
    fault("h1-long", `/h1-long-${each}`);
    page(`/h1-of-a-line-${each}`, { h1: makeWords(each, 20) });
    near("h1-long", `/h1-of-a-line-${each}`);
    page(`/h1-hidden-${each}`, { body: "<h1 hidden>Another</h1>" });
    near("h1-several", `/h1-hidden-${each}`);
    near("h1-missing", `/h1-hidden-${each}`);
  }
  // The title of a page that may not be listed is nobody's double.
  page(
    "/title-same-out",
    { title: "Shop online", head: '<meta name="robots" content="noindex">' },
    { linked: "none", listed: false },
  );
  near("title-duplicate", "/title-same-out");
}

/** What the pages say. */
function plantTexts({ page, fault, near }: Plant) {
  const text = makeWords("the same", 200);
  const likeText = makeWords("nearly the same", 200);
  const cityText = makeWords("for a city", 150);
  const cities = ["lahore", "karachi", "multan"];
  for (const [index, each] of three.entries()) {
    page(`/text-same-${each}`, { h1: "Cloth", words: text });
    fault("duplicate-content", `/text-same-${each}`);
    page(`/text-like-${each}`, { h1: "Shawls", words: `${likeText} only in ${each}` });
    fault("near-duplicate", `/text-like-${each}`);
    page(`/text-half-${each}`, {
      words: `${makeWords("shared half", 100)} ${makeWords(`/text-half-${each}`, 100)}`,
    });
    near("near-duplicate", `/text-half-${each}`);
    near("duplicate-content", `/text-like-${each}`, `/text-half-${each}`);
    const city = cities[index] ?? "";
    page(`/shops/${city}`, {
      h1: `Shops in ${city}`,
      words: cityText.replace(/^(\w+ \w+)/, `$1 ${city}`),
    });
    fault("city-pages-alike", `/shops/${city}`);
    near("near-duplicate", `/shops/${city}`);
    page(`/branches/${city}`, { words: makeWords(`branch ${city}`, 150) });
    near("city-pages-alike", `/branches/${city}`);
    page(`/thin-${each}`, { words: makeWords(`/thin-${each}`, 30) });
    fault("thin-content", `/thin-${each}`);
    page(`/short-${each}`, { words: makeWords(`/short-${each}`, 115) });
    near("thin-content", `/short-${each}`);
  }
}

/** Links within the site and out of it. */
function plantLinks({ page, put, fault, near, target }: Plant) {
  const vague = ["click here", "مزید پڑھیں", "yahan click karein"];
  for (const [index, each] of three.entries()) {
    page(`/once-${each}`, {}, { linked: "one" });
    fault("one-inlink", `/once-${each}`);
    near("one-inlink", `/end-${each}`);
    page(`/links-moved-${each}`, { body: link(`/moved-${each}`, "The sale of winter cloth") });
    fault("link-to-redirect", `/links-moved-${each}`);
    page(`/links-end-${each}`, { body: link(`/end-${each}`, "The end of the sale") });
    near("link-to-redirect", `/links-end-${each}`);
    page(`/nofollows-${each}`, {
      body: link(`/end-${each}`, "The end of the sale", ' rel="nofollow"'),
    });
    fault("internal-nofollow", `/nofollows-${each}`);
    page(`/nofollows-out-${each}`, {
      body:
        link("https://other.example/", "Another site", ' rel="nofollow"') +
        link("/login", "Your account", ' rel="nofollow"'),
    });
    near("internal-nofollow", `/nofollows-out-${each}`);
    page(`/vague-${each}`, { body: link(`/end-${each}`, vague[index] ?? "") });
    fault("vague-anchor", `/vague-${each}`);
    page(`/clear-${each}`, { body: link(`/end-${each}`, "Read more about the winter sale") });
    near("vague-anchor", `/clear-${each}`);

    page(`/picture-gone-${each}`, { body: image(`/pictures/gone-${each}.jpg`) });
    target({ url: toUrl(`/pictures/gone-${each}.jpg`), status: 404, state: "dead" });
    fault("broken-image", `/picture-gone-${each}`);
    const there = image(`/pictures/there-${each}.jpg`);
    const gone = `/pictures/gone-${each}.jpg`;
    page(`/picture-set-${each}`, {
      body:
        index === 0
          ? there.replace("<img", `<img srcset="/pictures/there-one.jpg 1x, ${gone} 2x"`)
          : `<picture><source srcset="${gone}">${there}</picture>`,
    });
    fault("broken-image", `/picture-set-${each}`);
    page(`/video-set-${each}`, {
      body: `<video controls><source src="/a.mp4" srcset="${gone}"></video>${there}`,
    });
    near("broken-image", `/video-set-${each}`);
    page(`/picture-there-${each}`, {
      body: image(`/pictures/there-${each}.jpg`) + image(`https://wall.example/${each}.jpg`),
    });
    target({
      url: toUrl(`/pictures/there-${each}.jpg`),
      status: 200,
      state: "alive",
      bytes: 480_000,
    });
    target({ url: `https://wall.example/${each}.jpg`, status: 403, state: "unchecked" });
    near("broken-image", `/picture-there-${each}`);
    page(`/picture-heavy-${each}`, { body: image(`/pictures/heavy-${each}.jpg`) });
    target({
      url: toUrl(`/pictures/heavy-${each}.jpg`),
      status: 200,
      state: "alive",
      bytes: 2_600_000,
    });
    fault("image-heavy", `/picture-heavy-${each}`);
    near("image-heavy", `/picture-there-${each}`);

    page(`/place-gone-${each}`, { body: link(`/end-${each}#prices`, "Prices of the sale") });
    fault("broken-fragment", `/place-gone-${each}`);
    page(`/place-there-${each}`, {
      body: `<h2 id="prices">Prices</h2>${link("#prices", "Prices below")}${link("#top", "Up again")}${link(`/end-${each}#:~:text=sale`, "The words of the sale")}`,
    });
    near("broken-fragment", `/place-there-${each}`);
    page(`/site-gone-${each}`, {
      body: link(`https://gone.example/${each}`, "A shop that closed"),
    });
    target({ url: `https://gone.example/${each}`, status: 404, state: "dead" });
    fault("broken-external", `/site-gone-${each}`);
    page(`/site-wall-${each}`, {
      body: link(`https://wall.example/page-${each}`, "A shop behind a wall"),
    });
    target({
      url: `https://wall.example/page-${each}`,
      status: [403, 429, 999][index] ?? 403,
      state: "unchecked",
    });
    near("broken-external", `/site-wall-${each}`);
    page(`/tracks-${each}`, {
      body: link(`/end-${each}?utm_source=menu`, "The end of the sale, counted"),
    });
    put(
      `/end-${each}?utm_source=menu`,
      healthyPage(`/end-${each}`, { head: `<link rel="canonical" href="${SITE}/end-${each}">` }),
      { linked: "none", listed: false },
    );
    fault("tracking-parameter-linked", `/tracks-${each}`);
    page(`/tracks-out-${each}`, {
      body: link("https://other.example/?utm_source=shop", "A partner's shop"),
    });
    near("tracking-parameter-linked", `/tracks-out-${each}`);

    // A path of six clicks: home, hub, then one after the other.
    const steps = [2, 3, 4, 5].map((step) => `/deep-${each}-${step}`);
    for (const [at, path] of steps.entries()) {
      const next = steps[at + 1];
      const body =
        next === undefined
          ? ""
          : link(next, `Further to ${next}`) + link(`/deep-side-${each}-${at}`, `Beside ${next}`);
      page(path, { body }, at === 0 ? {} : { linked: "none" });
      if (next !== undefined)
        page(
          `/deep-side-${each}-${at}`,
          { body: link(next, `Over to ${next}`) },
          { linked: "none" },
        );
    }
    fault("depth-over-4", `/deep-${each}-5`);
    near("depth-over-4", `/deep-${each}-4`, `/deep-side-${each}-1`);
    fault("depth-over-4", `/deep-side-${each}-2`);
    fault("one-inlink", `/deep-side-${each}-0`, `/deep-side-${each}-1`, `/deep-side-${each}-2`);
  }
}

const arabicLetters = (text: string) => text.replaceAll("ک", "ك").replaceAll("ی", "ي");

/** hreflang, lang, direction, letters. */
function plantLanguages({ page, put, fault, near }: Plant) {
  const bad = ["en-UK", "urdu", "ur_PK"];
  for (const [index, each] of three.entries()) {
    page(`/pair-${each}`, { head: set(`pair-${each}`) });
    page(`/ur/pair-${each}`, { head: set(`pair-${each}`) });
    for (const issue of [
      "hreflang-no-return",
      "hreflang-no-self",
      "hreflang-bad-code",
      "hreflang-to-redirect",
      "hreflang-to-error",
      "hreflang-to-noindex",
      "hreflang-to-noncanonical",
      "hreflang-conflict",
    ]) {
      near(issue, `/pair-${each}`);
    }
    const misspelled = ["alternative", "alernate", "alternates"][index] ?? "";
    page(`/rel-${each}`, {
      head: alternate("en", `/rel-${each}`).replace("alternate", misspelled),
    });
    fault("hreflang-rel", `/rel-${each}`);
    const right = ["ALTERNATE", "alternate nofollow", "author"][index] ?? "";
    const itself = `<link rel="${right}" hreflang="en" href="/rel-right-${each}">`;
    page(`/rel-right-${each}`, { head: itself });
    near("hreflang-rel", `/rel-right-${each}`);
    page(`/lonely-${each}`, { head: set(`lonely-${each}`) });
    page(`/ur/lonely-${each}`);
    fault("hreflang-no-return", `/lonely-${each}`);
    page(`/selfless-${each}`, { head: alternate("ur", `/ur/selfless-${each}`) });
    page(`/ur/selfless-${each}`, { head: set(`selfless-${each}`) });
    fault("hreflang-no-self", `/selfless-${each}`);
    page(`/code-${each}`, { head: alternate(bad[index] ?? "", `/code-${each}`) });
    fault("hreflang-bad-code", `/code-${each}`);
    page(`/to-moved-${each}`, {
      head: set(`to-moved-${each}`, `/to-moved-${each}`, `/moved-${each}`),
    });
    fault("hreflang-to-redirect", `/to-moved-${each}`);
    page(`/to-gone-${each}`, { head: set(`to-gone-${each}`, `/to-gone-${each}`, `/gone-${each}`) });
    fault("hreflang-to-error", `/to-gone-${each}`);
    page(`/to-out-${each}`, { head: set(`to-out-${each}`) });
    page(
      `/ur/to-out-${each}`,
      { head: `${set(`to-out-${each}`)}<meta name="robots" content="noindex">` },
      { linked: "none", listed: false },
    );
    fault("hreflang-to-noindex", `/to-out-${each}`);
    page(`/to-other-${each}`, { head: set(`to-other-${each}`) });
    page(
      `/ur/to-other-${each}`,
      { head: `${set(`to-other-${each}`)}<link rel="canonical" href="${SITE}/to-other-${each}">` },
      { linked: "none", listed: false },
    );
    fault("hreflang-to-noncanonical", `/to-other-${each}`);
    put(`/differs-${each}`, {
      ...healthyPage(`/differs-${each}`, { head: alternate("en", `/differs-${each}`) }),
      linkHeader: `<${SITE}/pair-${each}>; rel="alternate"; hreflang="en"`,
    });
    fault("hreflang-conflict", `/differs-${each}`);
    // The header names a page that does not name this one back.
    fault("hreflang-no-return", `/differs-${each}`);

    page(`/silent-${each}`, { html: "" });
    fault("lang-missing", `/silent-${each}`);
    page(`/speaks-${each}`, { html: "en-PK" });
    near("lang-missing", `/speaks-${each}`);
    const urdu = "ہماری دکان میں گرم کپڑے اور شالیں مناسب قیمت پر ملتی ہیں";
    page(`/urdu-left-${each}`, { body: `<p lang="ur">${urdu} ${index}</p>` });
    fault("lang-wrong-direction", `/urdu-left-${each}`);
    page(`/urdu-right-${each}`, { body: `<p lang="ur" dir="rtl">${urdu} ${index}</p>` });
    near("lang-wrong-direction", `/urdu-right-${each}`);
    near("urdu-letters-arabic", `/urdu-right-${each}`);
    page(`/urdu-arabic-${each}`, {
      body: `<p lang="ur" dir="rtl">${arabicLetters(urdu)} ${index}</p>`,
    });
    fault("urdu-letters-arabic", `/urdu-arabic-${each}`);
    page(`/arabic-${each}`, {
      body: `<p lang="ar" dir="rtl">هذا متجر كبير في المدينة ${index}</p>`,
    });
    near("urdu-letters-arabic", `/arabic-${each}`);
    page(`/verse-${each}`, {
      body: `<blockquote lang="ur" dir="rtl">${arabicLetters(urdu)} ${index}</blockquote><p lang="ur" dir="rtl">نبي كريم صلي الله عليه وسلم</p>`,
    });
    near("urdu-letters-arabic", `/verse-${each}`);
    const shown = `ہماری دکان ميں كپڑے ملتے ہيں ${each}`;
    page(
      `/urdu-title-${each}`,
      index === 0 ? { description: `${shown}، ${shown}، ${shown}` } : { title: shown },
    );
    fault("urdu-letters-arabic", `/urdu-title-${each}`);

    page(
      `/numbers-${each}?page=2`,
      { head: `<link rel="canonical" href="${SITE}/numbers-${each}">` },
      unlisted,
    );
    page(`/numbers-${each}`, { head: `<link rel="next" href="/numbers-${each}?page=2">` });
    fault("pagination-canonical-first", `/numbers-${each}?page=2`);
    page(`/pages-${each}?page=2`, {
      head: `<link rel="canonical" href="${SITE}/pages-${each}?page=2"><link rel="prev" href="/pages-${each}">`,
    });
    page(`/pages-${each}`);
    near("pagination-canonical-first", `/pages-${each}?page=2`, `/list-${each}?sort=price`);
    const later = [
      [`/rolls?p=1`, `/rolls?p=3`],
      [`/bolts/page-1/`, `/bolts/page-2/`],
      [`/yards`, `/yards/second`],
    ] as const;
    const [first, last] = later[index] ?? ["", ""];
    page(first);
    page(
      last,
      { head: `<link rel="canonical" href="${toUrl(first)}"><link rel="prev" href="${first}">` },
      unlisted,
    );
    fault("pagination-canonical-first", last);
    page(`/whole-${each}`);
    page(
      `/whole-${each}?page=1`,
      { head: `<link rel="canonical" href="${SITE}/whole-${each}">` },
      unlisted,
    );
    page(
      `/whole-${each}?page=2`,
      {
        head: `<link rel="canonical" href="${SITE}/whole-${each}/all"><link rel="prev" href="/whole-${each}">`,
      },
      unlisted,
    );
    page(`/whole-${each}/all`);
    near("pagination-canonical-first", `/whole-${each}?page=1`, `/whole-${each}?page=2`);
    page(`/next-gone-${each}`, { head: `<link rel="next" href="/gone-${each}">` });
    fault("pagination-broken", `/next-gone-${each}`);
    near("pagination-broken", `/numbers-${each}`, `/pages-${each}?page=2`);
  }
}

/** A sitemap entry that names these versions; `more` are codes of the first. */
const versions = (en: string, ur: string, more: readonly string[] = []) => ({
  listed: {
    hreflang: [
      { code: "en", url: toUrl(en) },
      { code: "ur", url: toUrl(ur) },
      ...more.map((code) => ({ code, url: toUrl(en) })),
    ],
  },
});

/** hreflang in the sitemap alone: it counts as much as in the page. */
function plantListedLanguages({ page, fault, near }: Plant) {
  const both = versions("/map-pair", "/ur/map-pair", ["x-default"]);
  page("/map-pair", {}, both);
  page("/ur/map-pair", { head: set("map-pair") }, both);
  for (const issue of [
    "hreflang-no-return",
    "hreflang-no-self",
    "hreflang-bad-code",
    "hreflang-conflict",
  ]) {
    near(issue, "/map-pair", "/ur/map-pair");
  }
  page("/map-lonely", {}, versions("/map-lonely", "/ur/map-lonely"));
  page("/ur/map-lonely");
  fault("hreflang-no-return", "/map-lonely");
  page("/map-selfless", {}, versions("/ur/map-selfless-en", "/ur/map-selfless"));
  const selfless = versions("/map-selfless", "/ur/map-selfless");
  page("/ur/map-selfless", {}, selfless);
  page("/ur/map-selfless-en", { head: set("", "/map-selfless", "/ur/map-selfless-en") });
  fault("hreflang-no-self", "/map-selfless");
  page("/map-code", {}, versions("/map-code", "/map-code", ["en-UK"]));
  fault("hreflang-bad-code", "/map-code");
  page("/map-moved", {}, versions("/map-moved", "/moved-one"));
  fault("hreflang-to-redirect", "/map-moved");
  page("/map-rel", {}, { listed: { wrongRel: "alternative" } });
  fault("hreflang-rel", "/map-rel");
  page("/map-gone", {}, versions("/map-gone", "/gone-one"));
  fault("hreflang-to-error", "/map-gone");
}

/** The business, its numbers, its structured data. */
function plantBusiness({ page, fault, near }: Plant) {
  const shop = {
    "@context": "https://schema.org",
    "@type": "ClothingStore",
    name: "Chinar Cloth",
    url: `${SITE}/`,
    telephone: "+92 42 35761234",
    address: { "@type": "PostalAddress", streetAddress: "12 Mall Road", addressLocality: "Lahore" },
    geo: { "@type": "GeoCoordinates", latitude: 31.5, longitude: 74.3 },
    openingHours: "Mo-Sa 10:00-20:00",
  };
  const numbers = ["0300 1234567", "042-35761234", "03211234567"];
  const chats = [
    "https://wa.me/+923001234567",
    "https://wa.me/0300 1234567",
    "https://api.whatsapp.com/send?phone=9203001234567",
  ];
  const differing = [
    { name: "Chinar Fabrics" },
    { address: { ...shop.address, streetAddress: "9 Canal Road" } },
    { telephone: "+92 42 99999999" },
  ];
  for (const [index, each] of three.entries()) {
    page(`/shop-${each}`, { head: jsonLd(shop) });
    for (const issue of [
      "local-business-incomplete",
      "structured-data-invalid",
      "structured-data-incomplete",
      "nap-differs",
    ])
      near(issue, `/shop-${each}`);
    page(`/shop-part-${each}`, {
      head: jsonLd({ ...shop, [each === "two" ? "name" : "address"]: undefined }),
    });
    fault("local-business-incomplete", `/shop-part-${each}`);
    page(`/shop-always-${each}`, { head: jsonLd({ ...shop, openingHours: undefined }) });
    near("local-business-incomplete", `/shop-always-${each}`);
    page(`/shop-differs-${each}`, { head: jsonLd({ ...shop, ...differing[index] }) });
    fault("nap-differs", `/shop-differs-${each}`);
    page(`/data-broken-${each}`, { head: jsonLd('{"@type":"Product",') });
    fault("structured-data-invalid", `/data-broken-${each}`);
    page(`/data-part-${each}`, { head: jsonLd({ "@type": "Product", name: `Shawl ${each}` }) });
    fault("structured-data-incomplete", `/data-part-${each}`);
    near("structured-data-invalid", `/data-part-${each}`);
    const empty = [{ "@type": "BreadcrumbList" }, { "@type": "Product" }, { "@type": "Event" }];
    page(`/data-empty-${each}`, {
      head: jsonLd({ "@context": "https://schema.org", ...empty[index] }),
    });
    fault("structured-data-incomplete", `/data-empty-${each}`);
    page(`/data-named-${each}`, { head: jsonLd({ "@id": "/#shawl", ...empty[index] }) });
    near("structured-data-incomplete", `/data-named-${each}`);

    page(`/rings-${each}`, { body: tel(numbers[index] ?? "") });
    fault("phone-not-international", `/rings-${each}`);
    page(`/rings-well-${each}`, {
      body: tel(["+92 42 35761234", "+924235761234", "1122"][index] ?? ""),
    });
    near("phone-not-international", `/rings-well-${each}`);
    page(`/chats-${each}`, { body: `<p><a href="${chats[index] ?? ""}">Chat with us</a></p>` });
    fault("whatsapp-link-broken", `/chats-${each}`);
    page(`/chats-well-${each}`, {
      body: `<p><a href="${["https://wa.me/923001234567", "https://api.whatsapp.com/send?phone=+923001234567", "https://wa.me/?text=Salam"][index] ?? ""}">Chat with us</a></p>`,
    });
    near("whatsapp-link-broken", `/chats-well-${each}`);
  }
  // Two of the three have another number than the shop's: that is what the third kind of difference is.
  fault("nap-differs", "/rings-one", "/rings-three");
  // Another city has another branch, and a city alone is no address.
  page("/branch-karachi", {
    head: jsonLd({
      ...shop,
      address: { ...shop.address, streetAddress: "4 Tariq Road", addressLocality: "Karachi" },
    }),
  });
  page("/serves-multan", { head: jsonLd({ ...shop, address: { addressLocality: "Multan" } }) });
  near("nap-differs", "/branch-karachi", "/serves-multan");
  near("nap-differs", "/rings-two", "/rings-well-one", "/rings-well-two");
  // 1122 is the rescue service's.
  near("nap-differs", "/rings-well-three");
  page("/shop-short", {
    head: jsonLd({ ...shop, address: { ...shop.address, streetAddress: "12, Mall Rd." } }),
  });
  near("nap-differs", "/shop-short");
  page("/shop-placeless", { head: jsonLd({ ...shop, geo: undefined, url: undefined }) });
  near("local-business-incomplete", "/shop-placeless");
  page("/shop-national", { head: jsonLd({ ...shop, telephone: "042-35761234" }) });
  fault("phone-not-international", "/shop-national");
  near("nap-differs", "/shop-national");
}

/** What loads, and when. */
function plantLoading({ page, put, fault, near }: Plant) {
  for (const each of three) {
    page(`/mixed-${each}`, { head: '<script src="http://cdn.example/a.js" defer></script>' });
    fault("mixed-content", `/mixed-${each}`);
    page(`/links-http-${each}`, { body: '<p><a href="http://other.example/">An old site</a></p>' });
    near("mixed-content", `/links-http-${each}`);
    const lazyPicture =
      '<img src="/pictures/a.jpg" alt="" width="800" height="600" loading="lazy">';
    page(`/lazy-first-${each}`, { words: `${lazyPicture} ${makeWords(`/lazy-first-${each}`)}` });
    fault("lcp-lazy", `/lazy-first-${each}`);
    page(`/lazy-below-${each}`, { body: lazyPicture });
    near("lcp-lazy", `/lazy-below-${each}`);
    page(`/lazy-later-${each}`, {
      body: '<img src="/pictures/a.jpg" alt="" width="800" height="600"><img src="/pictures/b.jpg" alt="" width="800" height="600" loading="lazy">',
    });
    near("lcp-lazy", `/lazy-later-${each}`);
    const sizeless = '<img src="/pictures/a.jpg" alt="">';
    page(`/sizeless-${each}`, { body: sizeless.repeat(5) });
    page(`/few-sizeless-${each}`, { body: sizeless.repeat(4) });
    near("image-without-size", `/few-sizeless-${each}`);
    fault("image-without-size", `/sizeless-${each}`);
    page(`/sized-${each}`, {
      body: '<img src="/pictures/a.jpg" alt="" style="width:100%;aspect-ratio:4/3">',
    });
    near("image-without-size", `/sized-${each}`, `/lazy-later-${each}`);
    const disk = {
      one: "file:///C:/site/a.htm",
      two: "D:\\\\site\\\\a.htm",
      three: "http://192.168.1.4/a",
    };
    page(`/to-disk-${each}`, { body: link(disk[each], "The leaflet") });
    fault("link-to-local", `/to-disk-${each}`);
    const host = {
      one: "www.cloth.example",
      two: "www.cloth.example/shawls",
      three: "ali@cloth.example",
    };
    page(`/to-bare-host-${each}`, { body: link(host[each], "The weaver") });
    fault("link-without-scheme", `/to-bare-host-${each}`);
    const state = `?state=${each.repeat(700)}`;
    page(`/to-long-address-${each}`, { body: link(`/filter${state}`, "Filtered") });
    fault("address-too-long", `/to-long-address-${each}`);
    page(`/to-long-elsewhere-${each}`, {
      body: link(`https://www.cloth.example/${state}`, "The weaver"),
    });
    near("address-too-long", `/to-long-elsewhere-${each}`);
    page(`/to-whole-host-${each}`, { body: link("https://www.cloth.example/", "The weaver") });
    near("link-to-local", `/to-whole-host-${each}`);
    near("link-without-scheme", `/to-whole-host-${each}`);
    page(`/blocks-${each}`, { head: '<script src="/a.js"></script>' });
    fault("render-blocking", `/blocks-${each}`);
    page(`/defers-${each}`, {
      head: '<script src="/a.js" defer></script><script src="/b.js" type="module"></script><script src="/c.js" nomodule></script><script>1</script>',
    });
    near("render-blocking", `/defers-${each}`);
    put(`/late-${each}`, { ...healthyPage(`/late-${each}`), firstByteMs: 1400 });
    fault("slow-answer", `/late-${each}`);
    put(`/in-time-${each}`, { ...healthyPage(`/in-time-${each}`), firstByteMs: 780 });
    near("slow-answer", `/in-time-${each}`);
  }
}

/** What ordinary sites repeat: the pages of one list, and one page in several languages. */
function plantKin({ page, near }: Plant) {
  const later = {
    one: "/notes-one?page=2",
    two: "/notes-two/page/2/",
    three: "/notes-three/page2/",
  } as const;
  for (const each of three) {
    const first = each === "one" ? "/notes-one" : `/notes-${each}/`;
    const shared = {
      title: `Notes of ${each}`,
      description: `All our notes of ${each}, from the first to the last year.`,
    };
    page(first, { ...shared, body: link(later[each], "Older notes") });
    page(
      later[each],
      { ...shared, words: makeWords(later[each], 40) },
      { linked: "none", listed: false },
    );
    for (const issue of ["title-duplicate", "description-duplicate"]) {
      near(issue, first, later[each]);
    }
    for (const issue of ["sitemap-missing-page", "one-inlink", "thin-content"]) {
      near(issue, later[each]);
    }

    const dialects =
      alternate("en-gb", `/british-${each}`) + alternate("en-us", `/american-${each}`);
    for (const path of [`/british-${each}`, `/american-${each}`]) {
      page(path, {
        title: `Colours of ${each}`,
        h1: "Colours",
        description: `Which colours ${each} has, and which go together well.`,
        words: `${makeWords(`colours ${each}`)}${each === "three" ? path : ""}`,
        head: dialects,
      });
      for (const issue of [
        "title-duplicate",
        "description-duplicate",
        "duplicate-content",
        "near-duplicate",
      ]) {
        near(issue, path);
      }
    }
  }
}

/** A way of two steps, the second with this. */
const crumbs = (more: object) => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, item: { "@id": SITE, name: "Shop" } },
    { "@type": "ListItem", name: "Cloth", ...more },
  ],
});

/** What builders of shops, blogs and handbooks write without a thought, and faults in the same clothes. */
function plantOrdinary({ put, page, fault, near, target }: Plant) {
  for (const [index, each] of three.entries()) {
    const basket = `/sold-${each}?add-to-cart=${index}`;
    page(`/sold-${each}`, { body: link(basket, "Into the basket", ' rel="nofollow"') });
    put(
      basket,
      { notRead: { reason: "acts", detail: "not opened" } },
      { linked: "none", listed: false },
    );
    near("internal-nofollow", `/sold-${each}`);

    const picture = toUrl(`/pictures/page-${each}.jpg`);
    target({ url: picture, status: 200, state: "alive", contentType: "text/html; charset=utf-8" });
    page(`/pictured-${each}`, { body: image(picture) });
    fault("broken-image", `/pictured-${each}`);
    const small = toUrl(`/pictures/small-${each}.webp`);
    target({ url: small, status: 404, state: "dead" });
    page(`/drawn-${each}`, {
      body: `<picture><source srcset="${small} 1x, /pictures/large.webp 2x">${image("/pictures/large.jpg")}</picture>`,
    });
    fault("broken-image", `/drawn-${each}`);

    page(`/templates-${each}`, {
      body: `<script type="text/x-template" src="/static-closed/${each}.html"></script>`,
    });
    near("blocked-resource", `/templates-${each}`);

    const listed = `/listed-${each}`;
    const later = [`${listed}?page=9`, `${listed}/page/9`, `${listed}?paged=9`][index] ?? "";
    put(later, { status: index === 0 ? 404 : 410 }, { linked: "none", listed: false });
    page(listed, { body: link(later, "Next") });
    fault("pagination-broken", listed);
    fault("status-4xx", later);
    put(`/slow-down-${each}?page=2`, { status: 429 }, { linked: "none", listed: false });
    page(`/slow-down-${each}`, { body: link(`/slow-down-${each}?page=2`, "Next") });
    near("pagination-broken", `/slow-down-${each}`);

    page(`/crumbs-${each}`, { head: jsonLd(crumbs({})) });
    fault("structured-data-incomplete", `/crumbs-${each}`);
    page(`/crumbs-right-${each}`, { head: jsonLd(crumbs({ position: 2 })) });
    near("structured-data-incomplete", `/crumbs-right-${each}`);

    page(`/sharp-${each}`, {
      body: `<picture><source srcset="/a,b.webp, http://cdn.example/${each}.webp 2x">${image("/pictures/large.jpg")}</picture>`,
    });
    fault("mixed-content", `/sharp-${each}`);
    page(`/sharp-right-${each}`, {
      body: `<picture><source srcset="/go?to=http://cdn.example/,x 1x, //cdn.example/${each}.webp 2x">${image("/pictures/large.jpg")}</picture>`,
    });
    near("mixed-content", `/sharp-right-${each}`);

    const contact = ["/contact", "/rabta/", "/ur/reach-us"][index] ?? "";
    page(contact, {
      words: "Ring us, or come to the shop.",
      h1: index === 2 ? "رابطہ کریں" : "Reach us",
      body: '<p><a href="https://wa.me/923001234567">WhatsApp</a></p>',
    });
    near("thin-content", contact);
    page(`/sealed-${each}`, {
      body: `<footer><img src="/pictures/seal.png" alt="Seal" width="300" height="90" loading="lazy"></footer>`,
    });
    near("lcp-lazy", `/sealed-${each}`);

    page(`/folded-${each}`, { body: `${link("#more", "More")}<p id="more">The rest.</p>` });
    near("vague-anchor", `/folded-${each}`);

    page(`/fed-${each}`, {
      head: `${set(`fed-${each}`)}<link rel="alternate" type="application/rss+xml" hreflang="en" href="/fed-${each}/feed">`,
    });
    page(`/ur/fed-${each}`, { head: set(`fed-${each}`) });
    near("hreflang-conflict", `/fed-${each}`);

    // Named by a canonical and an hreflang alone: those have their own rules.
    put(
      `/unlinked-error-${each}`,
      { status: 500, foundBy: ["canonical"] },
      { linked: "none", listed: false },
    );
    page(
      `/names-error-${each}`,
      { head: `<link rel="canonical" href="${SITE}/unlinked-error-${each}">` },
      unlisted,
    );
    fault("canonical-to-error", `/names-error-${each}`);
    near("status-5xx", `/unlinked-error-${each}`);

    page(`/google-out/linked-${each}`);
    fault("robots-blocked-linked", `/google-out/linked-${each}`);
    const toOthers = { reason: "robots", detail: "robots.txt, line 4", line: 4 } as const;
    put(`/google-alone/${each}`, { notRead: toOthers }, unlisted);
    near("robots-blocked-linked", `/google-alone/${each}`);
  }
}
