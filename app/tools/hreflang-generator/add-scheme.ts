/** `https://` before an address that has no scheme: docs/agreed.md, tools. */
export function addScheme(url: string): string {
  const typed = url.trim();
  return typed === "" || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}
