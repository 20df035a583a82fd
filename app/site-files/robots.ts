import { absoluteUrl } from "#lib/site/absolute-url.ts";
import { paths } from "#lib/site/paths.ts";

/** Everything may be read; the sitemap says what there is. https://www.rfc-editor.org/rfc/rfc9309 */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(paths.sitemap)}\n`, {
    headers: { "Content-Type": "text/plain" },
  });
}
