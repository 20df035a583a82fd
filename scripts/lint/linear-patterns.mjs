/**
 * A lint rule: a regular expression whose time grows faster than a text that a stranger sends is refused.
 * Plain JavaScript: oxlint loads it before anything of ours is compiled.
 */
import { analyse } from "scslre";

const reportTypes = { Move: true, Self: true, Trade: true };

const linearPatterns = {
  create: (context) => ({
    Literal(node) {
      if (node.regex === undefined) return;
      const { pattern, flags } = node.regex;
      const { reports } = analyse(new RegExp(pattern, flags), { reportTypes });
      if (reports.length > 0) {
        context.report({
          node,
          message:
            "For some texts its time grows faster than the text. Write it so that one way leads through.",
        });
      }
    },
  }),
};

// oxlint-disable-next-line import/no-default-export -- oxlint takes a plugin's default export
export default { meta: { name: "pehla" }, rules: { "linear-patterns": linearPatterns } };
