import { readRegistrableDomain } from "./registrable-domain.ts";

/** Shorter names are inside others by chance. Our choice. */
const LEAST_LETTERS = 4;

/**
 * Whether two hosts look like one owner's: the same registrable domain, or the name of one inside the
 * other, as shop.example and shop-staging.netlify.app have it.
 */
export function isKin(one: string, other: string): boolean {
  const [first, second] = [readRegistrableDomain(one), readRegistrableDomain(other)];
  if (first === second) return true;
  const [name, otherName] = [nameOf(first), nameOf(second)];
  const [short, long] = name.length < otherName.length ? [name, other] : [otherName, one];
  return short.length >= LEAST_LETTERS && long.replace(/[^\p{L}\p{N}]/gu, "").includes(short);
}

/** "shopname" of "shop-name.com.pk". */
function nameOf(domain: string): string {
  return (domain.split(".")[0] ?? "").replace(/[^\p{L}\p{N}]/gu, "");
}
