export type DisplayUrl = {
  /** In place of the site's name, which Google takes from the page itself. */
  site: string;
  /** "https://www.example.com › services › lahore": a computer only. */
  crumbs: string;
  /** "www.example.com": a phone shows no more, since January 2025. */
  host: string;
};

/** https://developers.google.com/search/updates#simplifying-breadcrumbs */
export function toDisplayUrl(address: string): DisplayUrl | undefined {
  const text = address.trim();
  if (text === "") return undefined;
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || !url.host.includes(".")) return undefined;

  const segments = url.pathname.split("/").filter(Boolean).map(decodeSegment);
  return {
    site: url.host.replace(/^www\./, ""),
    host: url.host,
    crumbs: [`${url.protocol}//${url.host}`, ...segments].join(" › "),
  };
}

/** Urdu in a path is written in percent signs; a broken sequence stays as it is. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
