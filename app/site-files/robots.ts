import { absoluteUrl } from "#app/content/site/absolute-url.ts";

/** Everything may be read; the sitemap says what there is. https://www.rfc-editor.org/rfc/rfc9309 */
export function loader() {
  return new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl("/sitemap.xml")}\n`, {
    headers: { "Content-Type": "text/plain" },
  });
}
