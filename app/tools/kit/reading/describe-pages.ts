import type { ReadingSubject } from "./reading-tool.ts";
import { count } from "#lib/count.ts";

/**
 * The words of reading several pages. Where none could be read, the reason given is the first
 * page's. `last` names what is done with them.
 */
export function describePages(urls: readonly string[], last: string): ReadingSubject {
  const [first = ""] = urls;
  const others = urls.length - 1;
  return {
    ...(others === 0
      ? { title: "Reading the page", address: first }
      : { title: `Reading ${count(urls.length, "page")}` }),
    wait:
      others === 0
        ? "Two seconds as a rule, ten at most."
        : "A few seconds; up to 30 where several pages are of one site.",
    steps: ["Looking up the names", "Asking each robots.txt", "Reading each page, once", last],
    failed:
      others === 0
        ? first
        : `None of ${urls.length} pages could be read. What follows is about the first, ${first}`,
  };
}
