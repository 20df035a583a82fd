/** An address as it is compared: without its fragment. What is no address comes back as it is. */
export function withoutFragment(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  url.hash = "";
  return url.href;
}
