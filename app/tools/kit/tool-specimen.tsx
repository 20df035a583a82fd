import type { ReactNode } from "react";

import { ownValue } from "#lib/own-value.ts";

/** A small piece of each tool's result, drawn: what is beside its name in the directory. */
export function ToolSpecimen({ slug, title }: { slug: string; title: string }) {
  return (
    <span className="tool-specimen" data-tool={slug} aria-hidden>
      {ownValue(specimens, slug) ?? <b>{title.slice(0, 1)}</b>}
    </span>
  );
}

const specimens: Record<string, ReactNode> = {
  "amazon-review-generator": (
    <>
      <b>
        4<small>/5</small>
      </b>
      <span className="specimen-stars">
        ★★★★<i>★</i>
      </span>
    </>
  ),
  "dofollow-nofollow-link-checker": (
    <>
      <code className="specimen-on">nofollow</code>
      <code>follow</code>
    </>
  ),
  "freelancer-review-generator": (
    <>
      <span className="specimen-chip">Thank you</span>
      <span className="specimen-chip specimen-on">Again soon</span>
    </>
  ),
  "google-cache-checker": (
    <>
      <b>2024</b>
      <s>Cached</s>
    </>
  ),
  "google-review-generator": (
    <>
      <span className="specimen-stars">★★★★★</span>
      <span className="specimen-line" />
      <span className="specimen-line" />
    </>
  ),
  "hreflang-generator": (
    <>
      <code>en-PK</code>
      <code className="specimen-on">ur-PK</code>
    </>
  ),
  "keyword-difficulty-checker": (
    <>
      <b>42</b>
      <svg viewBox="0 0 52 5" width="52" height="5">
        <rect className="p-quiet" width="52" height="5" rx="2.5" />
        <rect className="p-good" width="22" height="5" rx="2.5" />
      </svg>
    </>
  ),
  "lsi-keyword-generator": (
    <>
      <span className="specimen-chip">fee</span>
      <span className="specimen-chip specimen-on">clinic</span>
      <span className="specimen-chip">near</span>
    </>
  ),
  "product-review-generator": (
    <>
      <span lang="ur" dir="rtl">
        اچھا
      </span>
      <span className="specimen-line" />
    </>
  ),
  "robots-txt-generator": (
    <>
      <code className="specimen-on">Allow: /</code>
      <code>Disallow:</code>
      <code>/cart</code>
    </>
  ),
  "seo-audit": (
    <svg viewBox="0 0 60 60" width="52" height="52" strokeWidth="6">
      <circle className="p-line" cx="30" cy="30" r="23" />
      <path className="p-line p-mark" d="M30 7a23 23 0 1 1-22.6 18.7" />
      <text className="h3 p-strong" x="30" y="36" textAnchor="middle">
        78
      </text>
    </svg>
  ),
  "serp-snippet-preview-tool": (
    <svg viewBox="0 0 64 30" width="64" height="30">
      <path
        className="p-line p-quiet"
        d="M.5 2v6m7-6v6m7-6v6m7-6v6m7-6v6m7-6v6m7-6v6m7-6v6m7-6v6m7-6v6m-63 0h63"
      />
      <rect className="p-good" y="13" width="64" height="6" rx="2" />
      <rect className="p-quiet" y="24" width="64" height="4" rx="2" />
      <path className="p-line p-fail" strokeWidth="2" d="M46 0v22" />
    </svg>
  ),
};
