/**
 * Writes one of the two inputs that are in a tool's address: `way`, the open tab, and `url`, the address
 * that the visitor had our server read. Everything else that is typed stays out of it. "" takes it away.
 */
export function writeQuery(name: "way" | "url", value: string): void {
  const page = new URL(location.href);
  if (value === "") page.searchParams.delete(name);
  else page.searchParams.set(name, value);
  try {
    history.replaceState(history.state, "", page);
  } catch {
    // Safari refuses more than a hundred changes in 30 seconds.
  }
}
