import { barePath } from "#engine/address/path-of.ts";

const MAX_CHARACTERS = 14;

/** What a branch is called by: the last word of its address, in its own script. "/collections/lawn" → "lawn". */
export function nameOfPage(address: string): string {
  const [path = ""] = barePath(address).split("?");
  const last = path.split("/").findLast((part) => part !== "") ?? path;
  return last.length > MAX_CHARACTERS ? `${last.slice(0, MAX_CHARACTERS - 1)}…` : last;
}
