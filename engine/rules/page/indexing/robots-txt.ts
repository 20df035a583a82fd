import { findSyntaxErrors } from "#engine/robots-txt/lint.ts";
import { parseRobotsTxt } from "#engine/robots-txt/parse.ts";
import { count } from "#lib/count.ts";
import { shorten } from "#lib/text/shorten.ts";
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
  guide: {
    topic: "indexing",
    name: "robots.txt with lines nobody can read",
    finds:
      "Finds lines of robots.txt that crawlers cannot read: no colon, an unknown directive, or a rule before any User-agent line.",
    matters:
      "Owners who edit robots.txt by hand, or who pasted instructions for Apache or nginx into it.",
    fix: "Write one directive to a line, as name, colon and value, and begin each group with User-agent.",
    doneWhen: "Each line is a comment, a directive that crawlers know, or empty.",
    example: {
      kind: "robots",
      wrong: `
        Disallow /admin/
        User-agent: *
      `,
      right: `
        User-agent: *
        Disallow: /admin/
      `,
    },
  },
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
        .map(({ line, text }) => ({ line, excerpt: `robots.txt: ${shorten(text, 160)}` })),
      fix: { advice: errors[0]?.hint ?? "Write a directive, a colon and its value." },
    };
  },
};
