import type { Answer, Extra } from "#tests/support/site-rows.ts";

/** A small site, and whether the rule finds a fault of it. */
export type SiteWideCase = {
  issue:
    | "robots-unreachable"
    | "host-variants"
    | "sitemap-invalid"
    | "sitemap-none"
    | "sitemap-empty"
    | "sitemap-line-relative"
    | "sitemap-other-host"
    | "hreflang-none"
    | "favicon-missing"
    | "any-address-answers"
    | "hacked-page"
    | "page-to-look-at"
    | "injected-sitemap";
  what: string;
  isFault: boolean;
  answers: Readonly<Record<string, Answer>>;
  extra: Extra;
};
