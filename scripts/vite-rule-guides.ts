import { parseAst, type Plugin } from "vite";

const RULE_FILE = /\/engine\/(?:rules\/page|site-audit\/rules)\/.+\.ts$/;

/**
 * Leaves what the public pages of rules show out of the browser's scripts: the audit of a pasted page
 * runs there, and needs none of it.
 */
export function leaveOutGuides(): Plugin {
  return {
    name: "rules:without-guides",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    transform: (code, id) =>
      RULE_FILE.test(id.split("\\").join("/")) ? { code: withoutGuide(code), map: null } : null,
  };
}

/**
 * The code of a rule without its property `guide`.
 * @throws where it has none: then it is no rule, or is written in another way.
 */
export function withoutGuide(code: string): string {
  const places = parseAst(code, { lang: "ts" }).body.flatMap((statement) => {
    if (statement.type !== "ExportNamedDeclaration") return [];
    const { declaration } = statement;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ init }) =>
      init?.type === "ObjectExpression"
        ? init.properties.filter(
            (property) =>
              property.type === "Property" &&
              property.key.type === "Identifier" &&
              property.key.name === "guide",
          )
        : [],
    );
  });
  const [guide] = places;
  if (guide === undefined || places.length > 1) throw new Error("a rule's file has one guide");
  return code.slice(0, guide.start) + code.slice(guide.end).replace(/^\s*,/, "");
}
