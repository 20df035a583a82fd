/** How an island is asked for by its name: app/islands/watch-islands.ts answers. */
export const CALL_ISLAND = "island:wake";

export type IslandCall = { name: string; resolve: () => void; reject: (error: unknown) => void };

/** Wakes the islands of a name, from anywhere: the toaster by the first toast, the dialog by a click. */
export function callIsland(name: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const detail: IslandCall = { name, resolve, reject };
  dispatchEvent(new CustomEvent(CALL_ISLAND, { detail }));
  return promise;
}
