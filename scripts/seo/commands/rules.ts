import { severityWords } from "#engine/rules/severity.ts";
import { rulePages, type RulePage } from "#engine/rules/rule-pages.ts";
import { BadInput, BadUse, type Command } from "#scripts/seo/command.ts";
import { didYouMean } from "#scripts/seo/did-you-mean.ts";

export const command: Command = {
  summary: "Lists the rules of the audits, or says what one rule finds, why, and how it is fixed.",
  usage: "rules [RULE]",
  details: ["RULE   the name that a report has in brackets"],
  run({ positionals: [id, ...others] }) {
    if (others.length > 0) throw new BadUse(`"${others[0]}" is not expected here`);
    if (id !== undefined) {
      const page = findRule(id);
      return { json: page, text: describe(page), hasFindings: false };
    }
    const list = rulePages.map((page) => ({ id: page.id, topic: page.topic, name: page.name }));
    return {
      json: list,
      text: list.map(({ id: rule, name }) => `${rule}  ${name}`).join("\n"),
      hasFindings: false,
    };
  },
};

/** A report of a site names the parts of a check by themselves. */
function findRule(id: string): RulePage {
  const page = rulePages.find(
    (rule) => rule.id === id || rule.remedies.some(({ issue }) => issue?.id === id),
  );
  if (page !== undefined) return page;
  const meant = didYouMean(
    id,
    rulePages.map((rule) => rule.id),
  );
  const problem = `there is no rule "${id}".`;
  if (meant !== undefined) throw new BadInput(`${problem} ${meant}`);
  throw new BadInput(problem, "seo rules lists them.");
}

function describe(page: RulePage): string {
  const { name, id, severity, finds, why, matters, remedies, example, source } = page;
  return [
    `${name}  [${id}, ${severityWords[severity].toLowerCase()}]`,
    "",
    finds,
    ...(why === undefined ? [] : [why]),
    matters,
    "",
    ...remedies.flatMap(({ fix, doneWhen }) => [`Fix: ${fix}`, `Done when: ${doneWhen}`]),
    "",
    "Wrong:",
    example.wrong,
    "Right:",
    example.right,
    "",
    `Source: ${source.words}${source.url === undefined ? "" : `, ${source.url}`}`,
  ].join("\n");
}
