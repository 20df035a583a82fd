import { findOnPages, withAttribute, type Check } from "./built-site.ts";

/** The security policy allows no style attribute: the browser would drop it and log an error. */
export const styleAttributes: Check = {
  name: "no element has a style attribute or an event handler attribute",
  find: (site) =>
    findOnPages(site, (page) => [
      ...withAttribute(page, "style").map(({ tag, line }) => `<${tag} style> in line ${line}`),
      ...page.document.elements
        .filter(({ attributes }) => attributes.some(({ name }) => /^on[a-z]+$/.test(name)))
        .map(({ tag, line }) => `<${tag}> in line ${line} has an event handler attribute`),
    ]),
};
