import { count } from "#lib/count.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import type { TermsPage } from "#engine/live/judge-terms.ts";

type Read = Pick<Extract<TermsPage, { state: "read" }>, "leftOut" | "hasMain">;

/** "Left out: nav (120 characters), footer (80)." and where the main text was taken from. */
export function listLeftOut({ leftOut, hasMain }: Read): string {
  const from = hasMain
    ? "Its main part was taken."
    : "It names no main part, so all else was taken.";
  if (leftOut.length === 0) return `${from} Nothing was left out.`;
  const parts = leftOut.map(({ what, characters }, at) =>
    at === 0
      ? `${what} (${count(characters, "character")})`
      : `${what} (${groupThousands(characters)})`,
  );
  return `${from} Left out: ${parts.join(", ")}.`;
}
