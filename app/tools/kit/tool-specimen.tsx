import type { ReactNode } from "react";

import { ownValue } from "#lib/own-value.ts";

/** A small piece of each tool's result, drawn: what is beside its name in the directory. */
export function ToolSpecimen({ slug, title }: { slug: string; title: string }) {
  return (
    <span className="tool-specimen" data-tool={slug} aria-hidden>
      {ownValue(specimens, slug) ?? <b className="specimen-figure">{title.slice(0, 1)}</b>}
    </span>
  );
}

const specimens: Record<string, ReactNode> = {
  "amazon-review-generator": (
    <>
      <b className="specimen-figure">
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
      <span className="specimen-bubble">Thank you</span>
      <span className="specimen-bubble specimen-bubble-reply">Again soon</span>
    </>
  ),
  "google-cache-checker": (
    <>
      <b className="specimen-figure specimen-year">2024</b>
      <s>Cached</s>
    </>
  ),
  "google-review-generator": (
    <>
      <span className="specimen-stars">★★★★★</span>
      <span className="specimen-line" />
      <span className="specimen-line specimen-line-short" />
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
      <b className="specimen-figure">42</b>
      <svg viewBox="0 0 52 5" width="52" height="5">
        <rect className="specimen-rail" width="52" height="5" rx="2.5" />
        <rect className="specimen-value" width="22" height="5" rx="2.5" />
      </svg>
    </>
  ),
  "lsi-keyword-generator": (
    <span className="specimen-chips">
      <span>fee</span>
      <span className="specimen-on">clinic</span>
      <span>near</span>
    </span>
  ),
  "product-review-generator": (
    <>
      <span className="specimen-urdu" lang="ur" dir="rtl">
        اچھا
      </span>
      <span className="specimen-line" />
    </>
  ),
  "robots-txt-generator": (
    <>
      <code className="specimen-strong">Allow: /</code>
      <code>Disallow:</code>
      <code>/cart</code>
    </>
  ),
  "seo-audit": (
    <svg viewBox="0 0 60 60" width="52" height="52" className="specimen-ring">
      <circle className="specimen-rail" cx="30" cy="30" r="23" />
      <circle className="specimen-value" cx="30" cy="30" r="23" pathLength="100" />
      <text x="30" y="36" textAnchor="middle">
        78
      </text>
    </svg>
  ),
  "serp-snippet-preview-tool": (
    <svg viewBox="0 0 64 30" width="64" height="30">
      <path
        className="specimen-ticks"
        d="M.5 2v6m7-6v6m7-6v6m7-6v6m7-6v6m7-6v6m7-6v6m7-6v6m7-6v6m-63 0h63"
      />
      <rect className="specimen-value" y="13" width="64" height="6" rx="2" />
      <rect className="specimen-rail" y="24" width="64" height="4" rx="2" />
      <path className="specimen-limit" d="M46 0v22" />
    </svg>
  ),
};
