import { MAX_WATCH_PAGES, type NewSite } from "#lib/desk/watch.ts";

/** What is wrong, by field. */
export type SiteProblems = ReadonlyMap<string, string>;

/** All of them, in the order of the fields. */
export function findProblems({ url, client, pages, mailTo }: NewSite): SiteProblems {
  const areMails = mailTo.split(",").every((one) => /^\S+@\S+\.\S+$/.test(one.trim()));
  const checks: readonly [field: string, isFine: boolean, text: string][] = [
    [
      "url",
      /^(https?:\/\/)?[^\s/]+\.[^\s/]+/i.test(url),
      "That is not an address. Write it as in a browser, such as theirbusiness.pk.",
    ],
    ["client", client !== "", "Give it the client’s name."],
    [
      "pages",
      Number.isInteger(pages) && pages >= 1 && pages <= MAX_WATCH_PAGES,
      "Between 1 and 2,000 pages.",
    ],
    ["mailTo", areMails, "That is not an email address."],
  ];
  return new Map(checks.flatMap(([field, isFine, text]) => (isFine ? [] : [[field, text]])));
}
