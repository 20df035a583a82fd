/** The shape of a fault of single pages as the report of a site tells it: one line for all of them. */
import type { RuleSource } from "./rule-source.ts";
import type { RuleFinding } from "#engine/site-audit/rule.ts";
import type { Site } from "#engine/site-audit/site.ts";
import type { SiteSeverity } from "./severity.ts";

export type PageIssue = {
  /** Its name in reports and on the command line, such as "h1-missing". */
  id: string;
  severity: SiteSeverity;
  /** Who says that the rule holds; the check has the link. */
  source: RuleSource;
  /** Points for each page that shows it. */
  weight: number;
  fixedIn: "template" | "server" | "content" | "links";
  /** As a heading, for a number of pages. */
  title: (pages: number) => string;
  /** Where another reason counts than the check's own. */
  why?: string;
  /** What holds where there is nothing to fix. */
  rule: string;
  fix: string;
  doneWhen: string;
  /** Issues that tell the same cause: a page that one of them names is not named here again. */
  coveredBy?: readonly string[];
  /** Each place is a fault of its own, such as a picture: they are counted over all pages. */
  isCountedByPlace?: true;
  /** About the words in the results: copies and untranslated versions of a page are not told again. */
  isOfResult?: true;
  /** A style sheet may undo it: not judged where one of the page's may, or was not read. */
  isUndoneBySheets?: true;
  /** Where the same fault can be in another file of the site, such as a sitemap. */
  alsoFind?: (site: Site) => readonly RuleFinding[];
};
