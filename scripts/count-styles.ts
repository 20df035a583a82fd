import { parse, type Rule } from "postcss";

export type StyleSheet = { path: string; css: string };

export type StyleCounts = {
  sheets: number;
  lines: number;
  /** Classes that one place in the sources names. */
  usedOnce: readonly { name: string; path: string }[];
  /** Rules that say one thing. */
  ofOneDeclaration: readonly { selector: string; path: string }[];
};

/** Counts what grows when a page's sheet says again what a word of the whole site says. */
export function countStyles(
  sheets: readonly StyleSheet[],
  sources: readonly string[],
): StyleCounts {
  const uses = countWords(sources);
  const classes = new Map<string, string>();
  const ofOneDeclaration: { selector: string; path: string }[] = [];

  for (const { path, css } of sheets) {
    parse(css, { from: path }).walkRules((rule) => {
      if (isKeyframe(rule)) return;
      const declarations = rule.nodes.filter(({ type }) => type === "decl");
      if (declarations.length === 1) ofOneDeclaration.push({ selector: rule.selector, path });
      for (const [, name = ""] of rule.selector.matchAll(/\.([a-z][\w-]*)/gi)) {
        if (!classes.has(name)) classes.set(name, path);
      }
    });
  }

  return {
    sheets: sheets.length,
    lines: sheets.reduce((sum, { css }) => sum + css.split("\n").length - 1, 0),
    usedOnce: [...classes].flatMap(([name, path]) =>
      uses.get(name) === 1 ? [{ name, path }] : [],
    ),
    ofOneDeclaration,
  };
}

function isKeyframe({ parent }: Rule): boolean {
  return parent?.type === "atrule" && "name" in parent && parent.name === "keyframes";
}

/** How often each word that could be the name of a class is in the sources. */
function countWords(sources: readonly string[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const source of sources) {
    for (const [word] of source.matchAll(/(?<![\w-])[a-z][\w-]*/gi)) {
      uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  return uses;
}
