/** "www.example.org", "www.example.org/page": a browser looks for it in the page's own folder. */
const HOST = /^www\.[\p{L}\p{N}-]+\.[\p{L}\p{N}]/iu;
/** "name@example.org", for which "mailto:" was meant. */
const MAIL = /^[^\s@/:?#]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}$/iu;

/** Whether a link names a host or a mailbox without "https://" or "mailto:". */
export function lacksScheme(href: string): boolean {
  const written = href.trim();
  return HOST.test(written) || MAIL.test(written);
}

/** Whether an address comes of such a link: one of its folders is a host, or its last one a mailbox. */
export function comesOfMissingScheme(address: string): boolean {
  const segments = (URL.parse(address)?.pathname ?? "").split("/");
  return segments.some((segment) => HOST.test(segment)) || MAIL.test(segments.at(-1) ?? "");
}
