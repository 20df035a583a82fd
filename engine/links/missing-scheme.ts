/** "www.example.org", "www.example.org/page": a browser looks for it in the page's own folder. */
const HOST = /^www\.[\p{L}\p{N}-]+\.[\p{L}\p{N}]/iu;
/** "name@example.org", for which "mailto:" was meant. */
const MAIL = /^[^\s@/:?#]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/iu;
/** What is written before a host in place of "https://", as "htttp://", "ht tp://", "http//", "https:www." or "http://https://". */
const BEFORE_HOST =
  /^(?:https?:\/\/)?([a-z][a-z ]{0,7})([:;.]?\/{0,3}) ?(www\.)?[\p{L}\p{N}-]+\.\p{L}/iu;
/** The scheme as people write it wrongly: without blanks and double letters. */
const NEARLY_HTTP: ReadonlySet<string> = new Set(
  "htp htps hts hpt hpts thp thps tp tps ht".split(" "),
);

/** Whether a link names a host or a mailbox without "https://" or "mailto:", or with a slip in it. */
export function lacksScheme(href: string): boolean {
  const written = href.trim();
  return HOST.test(written) || MAIL.test(written) || hasSlip(written);
}

/** By the URL Standard "http//" is a folder, "htttp:" another scheme, and "http:/" a path of the same site. */
function hasSlip(written: string): boolean {
  if (/^https?:\/\/(?!https?:?\/)/i.test(written)) return false;
  const [, scheme = "", mark = "", www] = BEFORE_HOST.exec(written) ?? [];
  const name = scheme
    .toLowerCase()
    .replaceAll(" ", "")
    .replace(/(.)\1+/g, "$1");
  // "http/index.html" may be a file in a folder.
  return NEARLY_HTTP.has(name) && mark !== "" && (www !== undefined || mark !== "/");
}

/** Whether an address comes of such a link: its path ends in one, as it was written. */
export function comesOfMissingScheme(address: string): boolean {
  const { pathname = "" } = URL.parse(address) ?? {};
  const segments = pathname.replaceAll("%20", " ").split("/").slice(1);
  return (
    segments.some((segment, at) => HOST.test(segment) || hasSlip(segments.slice(at).join("/"))) ||
    MAIL.test(segments.at(-1) ?? "")
  );
}

/** Whether "https://https://" was written before a host: a browser takes the second for the host. */
export function comesOfDoubleScheme(address: string): boolean {
  return /^https?$/.test(URL.parse(address)?.hostname ?? "");
}
