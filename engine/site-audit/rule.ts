import type { RuleGuide } from "#engine/rules/rule-guide.ts";
import type { SiteSeverity } from "#engine/rules/severity.ts";
import type { RuleSource } from "#engine/rules/rule-source.ts";
import type { LinkedFrom, SiteFix } from "./site-report.ts";
import type { Site } from "./site.ts";

/** One place that shows a fault, with what proves it. */
export type RuleFinding = {
  /** The page to mend, or the address that fails. */
  url: string;
  /** The address or the tag that is at fault there; pages that share one are counted together. */
  target?: string;
  evidence: string;
  /** In the page; from 1. */
  line?: number;
  /** Findings of one cause are one line of the fix list; the page's template where it is absent. */
  cause?: string;
  /** Where the fault is, if that is a link; otherwise the links to `url` are shown. */
  linkedFrom?: readonly LinkedFrom[];
  /** Where it is graver, or less so, than the rule's own. */
  grade?: { severity: SiteSeverity; weight: number };
  /** Expected on such a site: listed apart, without points. */
  isNoise?: boolean;
};

/** One issue by its name: what it is, why it counts, and how it is found. */
export type SiteRule = {
  id: string;
  severity: SiteSeverity;
  source: RuleSource;
  sourceUrl?: string;
  /** Points for each page that shows it. */
  weight: number;
  fixedIn: SiteFix["whoMends"];
  /**
   * The evidence is a piece of markup, such as a link: where it is the same on every page, it is
   * in what they share and is fixed once.
   */
  isOneWhereAlike?: true;
  /** It finds addresses that fail, and is fixed where the links to them are. */
  isFixedAtLinks?: true;
  /** One new reading of the page says whether it is fixed there: see recheck.ts. */
  isOfOnePage?: true;
  /** Ids of rules that tell the same cause: a page that one of them names is not named here again. */
  coveredBy?: readonly string[];
  /** As a heading, for a number of pages, which may name their common cause. */
  title: (pages: number, cause?: string) => string;
  why: string;
  /** What holds where there is nothing to mend. */
  rule: string;
  /** For a developer. */
  fix: string;
  doneWhen: string;
  guide: RuleGuide;
  /** Id of the check whose verdicts it counts, and whose page explains it. */
  ofCheck?: string;
  find: (site: Site) => Iterable<RuleFinding>;
};
