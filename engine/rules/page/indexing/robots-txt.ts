import { findSyntaxErrors } from "#engine/robots-txt/lint.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { count } from "#lib/count.ts";
import { notApplicable, pass, type Check } from "#engine/rules/check.ts";

export const robotsTxt: Check = {
  id: "robots-txt",
  title: "Valid robots.txt",
  group: "technical",
  severity: "clicks",
  points: 2,
  lighthouseWeight: 1,
  why: "A line that a crawler cannot read is a rule that it does not obey.",
  source: "https://www.rfc-editor.org/rfc/rfc9309",
  evaluate({ context }) {
    if (context.robotsTxt === undefined || context.robotsTxt.trim() === "") {
      return notApplicable("No robots.txt was given");
    }
    const errors = findSyntaxErrors(parseRobotsTxt(context.robotsTxt).lines).filter(
      ({ severity }) => severity === "error",
    );
    if (errors.length === 0) return pass("Every line of robots.txt can be read");
    return {
      status: "fail",
      text: `${count(errors.length, "line")} of robots.txt that crawlers cannot read`,
      evidence: errors
        .slice(0, 50)
        .map(({ line, text }) => ({ line, excerpt: `robots.txt: ${text.slice(0, 160)}` })),
      fix: { advice: errors[0]?.hint ?? "Write a directive, a colon and its value." },
    };
  },
};
