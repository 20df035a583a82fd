/** `node scripts/site-recall.ts`: what the site audit finds of what is planted in `tests/cases/site-audit`, as Markdown. */
import { countRecall } from "#tests/support/site-recall.ts";

const rows = countRecall();
const sum = (name: "planted" | "found" | "nearMisses" | "falseAlarms") =>
  rows.reduce((total, row) => total + row[name], 0);
const recall = Math.round((sum("found") / sum("planted")) * 1000) / 10;

const lines = [
  "| issue | severity | planted | found | near misses | false alarms |",
  "| --- | --- | ---: | ---: | ---: | ---: |",
  ...rows.map(
    ({ issue, severity, planted, found, nearMisses, falseAlarms }) =>
      `| \`${issue}\` | ${severity} | ${planted} | ${found} | ${nearMisses} | ${falseAlarms} |`,
  ),
  `| ${rows.length} issues | | ${sum("planted")} | ${sum("found")} (${recall}%) | ${sum("nearMisses")} | ${sum("falseAlarms")} |`,
];
process.stdout.write(`${lines.join("\n")}\n`);
