import { MAX_RECHECKED } from "#engine/site-audit/contract.ts";
import { judgeRecheck, planRecheck, type Recheck } from "#engine/site-audit/recheck/recheck.ts";
import { recheckWords } from "#engine/site-audit/recheck/recheck-words.ts";
import type { RecheckState } from "#engine/site-audit/site-report.ts";
import { count } from "#lib/count.ts";
import { createGuard } from "#server/reading/create-guard.ts";
import { BadInput, BadUse, type Call, type Command, type Styled } from "#scripts/seo/command.ts";
import { readCrawlSettings } from "#scripts/seo/crawl/crawl-options.ts";
import { judgeAddresses, type SiteToCrawl } from "#scripts/seo/crawl/crawl-site.ts";
import { parseEarlierReport } from "#scripts/seo/crawl/earlier-report.ts";
import { privateGuard } from "#scripts/seo/crawl/private-guard.ts";

export const command: Command = {
  summary:
    "Checks one finding of a site's report again: reads its addresses and says what is fixed. Findings: whatever is not.",
  usage: "recheck REPORT RULE [--rate N]",
  details: [
    "REPORT           a report as seo crawl URL --json wrote it; - is standard input",
    "RULE             the name of a finding, as the report has it in brackets",
    "--rate           requests a second, at most 1; 0 does not wait, and needs --allow-private",
    "--allow-private  reads private addresses and any port: for your own machine",
    "",
    `At most ${MAX_RECHECKED} addresses are read, and robots.txt, which is obeyed. A finding that depends on`,
    "other pages of the site cannot be checked so: it is refused, exit status 2.",
  ],
  options: { rate: { type: "string" }, "allow-private": { type: "boolean" } },
  async run(call) {
    const plan = await readPlan(call);
    const addresses = plan.places.map(({ url }) => url);
    const [url = ""] = addresses;
    const allowsPrivate = call.values["allow-private"] === true;
    const wanted: SiteToCrawl = {
      url,
      settings: readCrawlSettings(call, addresses.length),
      guard: allowsPrivate ? privateGuard : createGuard({ clock: Date.now }),
      ownerOptions: { addresses, isAlone: true },
      earlier: undefined,
    };
    const recheck = await judgeAddresses(wanted, (rows) => judgeRecheck(plan, rows, Date.now()));
    return {
      json: recheck,
      text: describe(recheck),
      hasFindings: recheck.state !== "fixed",
      problem: recheck.state === "unread" ? "none of its addresses could be read" : undefined,
    };
  },
};

async function readPlan({ positionals, readText }: Call) {
  const [file, rule, ...others] = positionals;
  if (file === undefined || rule === undefined) throw new BadUse("name the report and the rule");
  if (others.length > 0) throw new BadUse(`"${others[0]}" is not expected here`);
  const report = parseEarlierReport(await readText(file));
  if (report === undefined) {
    throw new BadInput(`"${file}" is not a report: write one with seo crawl URL --json`);
  }
  const plan = planRecheck(report, rule);
  if (!plan.ok) throw new BadInput(plan.problem);
  return plan.value;
}

const STYLES: Readonly<Record<RecheckState, Styled["style"]>> = {
  fixed: "green",
  still: "red",
  changed: "yellow",
  unread: "dim",
};

function describe({ issue, state, addresses, left }: Recheck): readonly (string | Styled)[] {
  return [
    { style: "bold", text: `${issue}: ${recheckWords[state]}` },
    "\n",
    ...addresses.flatMap(({ url, state: each, was, now }): (string | Styled)[] => [
      { style: STYLES[each], text: recheckWords[each].padEnd(12) },
      `  ${url}\n`,
      ...(each === "fixed"
        ? []
        : [{ style: "dim", text: `${" ".repeat(14)}${now ?? was}\n` } as const]),
    ]),
    ...(left > 0 ? [`${count(left, "more address", "more addresses")} not read again\n`] : []),
  ];
}
