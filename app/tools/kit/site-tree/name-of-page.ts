import { shorten } from "#lib/text/shorten.ts";
import { barePath } from "#engine/address/path-of.ts";

const MAX_CHARACTERS = 14;

/** What a branch is called by: the last word of its address, in its own script. "/collections/lawn" → "lawn". */
export function nameOfPage(address: string): string {
  const [path = ""] = barePath(address).split("?");
  const last = path.split("/").findLast((part) => part !== "") ?? path;
  return shorten(last, MAX_CHARACTERS);
}
