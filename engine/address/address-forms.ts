/**
 * In which ways servers and site builders give one page several addresses. Google takes such addresses for
 * duplicates and shows one of them: https://developers.google.com/search/docs/crawling-indexing/canonicalization
 */
type AddressForm = {
  /** As a report names the two. */
  name: string;
  strip: (url: URL) => void;
};

const ORIGIN_FORMS: readonly AddressForm[] = [
  { name: "http and https", strip: (url) => void (url.protocol = "https:") },
  {
    name: "with and without www",
    strip: (url) => void (url.hostname = url.hostname.replace(/^www\./, "")),
  },
];

/** Default documents of Apache, nginx and IIS; and what every server takes for the same folder. */
const USUAL_FORMS: readonly AddressForm[] = [
  ...ORIGIN_FORMS,
  { name: "with and without index.html", strip: inPath(/\/(?:index|default)(?:\.\w+)?$/i, "/") },
  { name: "with and without a slash at the end", strip: inPath(/\/$/, "") },
];

const ALL_FORMS: readonly AddressForm[] = [
  ...USUAL_FORMS,
  { name: "with one slash and with several", strip: inPath(/\/{2,}/g, "/") },
  { name: "with and without .html", strip: inPath(/\.(?:html?|php|aspx?|jsp)$/i, "") },
  {
    name: "in capital and small letters",
    strip: (url) => void (url.pathname = url.pathname.toLowerCase()),
  },
  { name: "with and without parameters", strip: (url) => void (url.search = "") },
];

function inPath(written: RegExp, plain: string) {
  return (url: URL) => void (url.pathname = url.pathname.replace(written, plain));
}

function strip(address: string, forms: readonly AddressForm[]): string {
  const url = new URL(address);
  for (const form of forms) form.strip(url);
  return url.href;
}

/** One for http and https, and for the host with and without www. */
export function originFormOf(address: string): string {
  return strip(address, ORIGIN_FORMS);
}

/** One for these, for a folder's own document, and with and without a slash at the end: as a rule one page. */
export function formOf(address: string): string {
  return strip(address, USUAL_FORMS);
}

/** One for all forms that a page may have: of two such addresses the texts say whether they are one page. */
export function widestFormOf(address: string): string {
  return strip(address, ALL_FORMS);
}

/** In what two addresses of one page differ most: "http and https", "with and without index.html". */
export function nameDifference(one: string, other: string): string {
  const differing = ALL_FORMS.find((form) => {
    const others = ALL_FORMS.filter((each) => each !== form);
    return strip(one, others) !== strip(other, others);
  });
  return differing?.name ?? "in several forms";
}
