import { parseAst } from "vite";

/** A regular expression that stands in the source as a literal, and where. */
export type Pattern = { file: string; line: number; source: string; flags: string };

type Node = { type?: string; start?: number; regex?: { pattern: string; flags: string } };

/** Every regular expression of a TypeScript file that is written as a literal. */
export function listPatterns(file: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  const visit = (node: unknown) => {
    if (typeof node !== "object" || node === null) return;
    const { type, start = 0, regex } = node as Node;
    if (type === "Literal" && regex !== undefined) {
      const line = text.slice(0, start).split("\n").length;
      found.push({ file, line, source: regex.pattern, flags: regex.flags });
    }
    for (const value of Object.values(node)) visit(value);
  };
  visit(parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" }));
  return found;
}
