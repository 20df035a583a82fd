import type { Refusal } from "./outcome.ts";
import type { Guard } from "./guard.ts";

/** Layer 8: the guard, and this site, with or without www, is never read. `siteUrl`: its origin. */
export function spareOwnSite(guard: Guard, siteUrl: string): Guard {
  const own = bareName(new URL(siteUrl).hostname);
  return {
    ...guard,
    judge(url) {
      const judged = guard.judge(url);
      const isOwn = judged.ok && bareName(judged.value.hostname) === own;
      return isOwn ? { ok: false, ...ownSite } : judged;
    },
  };
}

function bareName(host: string): string {
  return host
    .toLowerCase()
    .replace(/\.$/, "")
    .replace(/^www\./, "");
}

const ownSite: Refusal = {
  reason: "not-public",
  detail: "This is our own site, which does not read itself.",
};
