/** A slash that no second one follows; nothing that a browser reads as one or leaves out. */
const SITE_PATH = /^\/(?!\/)[^\\\s\p{Cc}\p{Bidi_Control}]*$/u;

/**
 * The text itself if it is a path of this site, such as "/contact?from=footer", and undefined if a
 * browser could take it for another site's address: "//evil.example", "/\evil.example".
 * https://url.spec.whatwg.org/#relative-slash-state
 */
export function sitePath(text: string): string | undefined {
  return SITE_PATH.test(text) && !/^[^?#]*\/\//.test(text) ? text : undefined;
}
