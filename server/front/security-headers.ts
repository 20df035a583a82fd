import { createHash } from "node:crypto";

/** What a page is allowed to do, found out from the page itself when the site is loaded. */
type PolicyParts = {
  /** Sources such as `'sha256-…'` for the inline scripts of this page. */
  scripts: readonly string[];
  /** The same for its inline styles. */
  styles: readonly string[];
  /** Origins that forms post to besides our own: a hosted form service. */
  formOrigins: readonly string[];
};

/** Everything but the policy, which differs from page to page. Sent with every answer. */
export const commonHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // The city finder asks for the position, on a press.
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(self)",
} as const;

/**
 * Strict-Transport-Security, for two years. Only on answers to https requests: browsers must ignore
 * it elsewhere. `includeSubDomains` shuts out every subdomain that has no https of its own.
 */
export function buildTransportSecurity({ subDomains }: { subDomains: boolean }): string {
  return subDomains ? "max-age=63072000; includeSubDomains" : "max-age=63072000";
}

export function contentSecurityPolicy({ scripts, styles, formOrigins }: PolicyParts): string {
  return [
    ["default-src", "'none'"],
    ["script-src", "'self'", ...scripts],
    ["style-src", "'self'", ...styles],
    ["img-src", "'self'", "data:"],
    ["font-src", "'self'"],
    ["connect-src", "'self'", ...formOrigins],
    ["manifest-src", "'self'"],
    ["worker-src", "'self'"],
    ["base-uri", "'none'"],
    ["form-action", "'self'", ...formOrigins],
    ["frame-ancestors", "'none'"],
  ]
    .map((directive) => directive.join(" "))
    .join("; ");
}

/** The policy of everything that is no page. Scripts get it too: a worker obeys its own. */
export const plainPolicy = contentSecurityPolicy({ scripts: [], styles: [], formOrigins: [] });

/** What every answer has that says nothing else. */
export const plainHeaders = {
  ...commonHeaders,
  "Content-Security-Policy": plainPolicy,
  "Cache-Control": "no-store",
} as const;

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const STYLE = /<style\b[^>]*>([\s\S]*?)<\/style>/gi;
const FORM_ORIGIN = /<form\b[^>]*\saction="(https?:\/\/[^"/]+)/gi;

/** Data blocks are no scripts and need no hash: https://www.w3.org/TR/CSP3/#should-block-inline */
const DATA_BLOCK = /\btype="application\/(?:ld\+)?json"/i;

/** Hashes, as a policy names them; data blocks are not run and need none. */
export function findInlineScripts(html: string): string[] {
  return hashAll(
    [...html.matchAll(SCRIPT)]
      .filter(([, attributes = ""]) => !/\ssrc=/i.test(attributes) && !DATA_BLOCK.test(attributes))
      .map(([, , text = ""]) => text),
  );
}

/** Hashes, as a policy names them. */
export function findInlineStyles(html: string): string[] {
  return hashAll([...html.matchAll(STYLE)].map(([, text = ""]) => text));
}

/** Where the forms of a page are sent, apart from this site. */
export function findFormOrigins(html: string): string[] {
  return [...new Set([...html.matchAll(FORM_ORIGIN)].map(([, origin = ""]) => origin))];
}

function hashAll(texts: readonly string[]): string[] {
  const hashes = texts.map(
    (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`,
  );
  return [...new Set(hashes)];
}
