import { HtmlValidate } from "html-validate";

import { findOnPages, type Check } from "./built-site.ts";

/**
 * The rules of the HTML standard. Left out is what is a matter of style (React writes its own) and
 * what other checks and axe look at with a browser's eyes.
 */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "attribute-boolean-style": "off",
    "no-inline-style": "off",
    "long-title": "off",
    "require-sri": "off",
    "void-style": "off",
    "doctype-style": "off",
  },
});

export const validHtml: Check = {
  name: "the HTML of every page is valid",
  find: (site) =>
    findOnPages(site, ({ html }) =>
      validator
        .validateStringSync(html)
        .results.flatMap(({ messages }) => messages)
        .filter(({ severity }) => severity === 2)
        .map(({ message, ruleId, selector }) => `${message} (${ruleId}, ${selector ?? ""})`),
    ),
};
