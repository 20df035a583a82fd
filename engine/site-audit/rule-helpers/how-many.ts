import { groupThousands } from "#lib/group-thousands.ts";

/** How a line of the fix list begins: "One page names", "1,200 pages name". */
export function howMany(pages: number, one: string, many: string): string {
  return pages === 1 ? `One ${one}` : `${groupThousands(pages)} ${many}`;
}
