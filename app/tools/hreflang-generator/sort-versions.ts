import { sameAddress } from "#engine/address/address-key.ts";
import { count } from "#lib/count.ts";
import type { LanguageVersion } from "#engine/live/judge-hreflang.ts";

/** `shut`: it cannot serve its language. `odd`: it can, though it says something else. */
export type VersionState = "good" | "odd" | "shut" | "not-read";

export type SortedVersion = { version: LanguageVersion; state: VersionState; advice: string };

const order: readonly VersionState[] = ["shut", "odd", "not-read", "good"];

/**
 * Each version with what to do about it, those that need something first, else in their order.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function sortVersions(versions: readonly LanguageVersion[]): readonly SortedVersion[] {
  return versions
    .map((version) => ({ version, ...judge(version) }))
    .toSorted((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
}

function judge(version: LanguageVersion): Omit<SortedVersion, "version"> {
  if (version.state === "not-read") {
    return { state: "not-read", advice: version.detail };
  }
  if (version.status < 200 || version.status > 299) {
    return {
      state: "shut",
      advice: `It answers ${version.status}: have it answer 200, or take it out of every list.`,
    };
  }
  if (!version.isIndexable) {
    return {
      state: "shut",
      advice:
        "robots.txt or a noindex keeps Google from it. The SEO Audit of this address shows the line.",
    };
  }
  if (redirectOf(version) !== undefined) {
    return { state: "odd", advice: "List the address it leads to, not this one." };
  }
  if (!version.isCanonicalToItself) {
    return {
      state: "odd",
      advice: "Each version names itself as canonical, or Google drops it for the other page.",
    };
  }
  return { state: "good", advice: "" };
}

/** What keeps the versions from being right, over all of them, for the headline: "1 version to fix, 2 versions not read". */
export function countTroubles(sorted: readonly SortedVersion[]): string {
  const unread = sorted.filter(({ state }) => state === "not-read").length;
  const good = sorted.filter(({ state }) => state === "good").length;
  const toMend = sorted.length - unread - good;
  return [
    toMend > 0 && count(toMend, "version to fix", "versions to fix"),
    unread > 0 && count(unread, "version not read", "versions not read"),
  ]
    .filter(Boolean)
    .join(", ");
}

/** Where a listed address leads. The page that was asked for is under its last address already. */
export function redirectOf(version: LanguageVersion): string | undefined {
  return version.state === "read" && !sameAddress(version.redirectedTo ?? version.url, version.url)
    ? version.redirectedTo
    : undefined;
}

/** Why nothing is known of a page that others list: "Redirected" or "Not read". */
export function unknownWord(url: string, versions: readonly LanguageVersion[]): string {
  const version = versions.find((one) => sameAddress(one.url, url));
  return version !== undefined && redirectOf(version) !== undefined ? "Redirected" : "Not read";
}
