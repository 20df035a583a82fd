import { SyntaxKind, type Node, type SourceFile } from "typescript/unstable/ast";
import {
  isAsExpression,
  isBinaryExpression,
  isElementAccessExpression,
} from "typescript/unstable/ast/is";
import { API, type Checker, type Type } from "typescript/unstable/sync";

type Lookup = { node: Node; table: Node; key: Node };

/** Rows of our own database: each of their columns is named in our code. */
const OWN_TABLES = new Set(["Row"]);

/**
 * Each place where an object is read, written or asked under a key that may be any text:
 * `table[text]`, `table[text as Name]`, `text in table`. As "file:line: code". There is nothing to find
 * where the key is one of a few known words, or the file asks `Object.hasOwn(table, text)`.
 * `folder`: where the tsconfig.json is; `isLookedAt` takes a path in it.
 */
export function findForeignKeys(folder: string, isLookedAt: (path: string) => boolean): string[] {
  const api = new API({ cwd: folder });
  try {
    const snapshot = api.updateSnapshot({ openProjects: [`${folder}/tsconfig.json`] });
    const [project] = snapshot.getProjects();
    if (project === undefined) throw new Error(`There is no tsconfig.json in ${folder}`);
    const { program, checker } = project;
    return program.getSourceFileNames().flatMap((name) => {
      const path = name.slice(folder.length + 1);
      const isOurs = name.startsWith(`${folder}/`) && isLookedAt(path);
      const file = isOurs ? program.getSourceFile(name) : undefined;
      return file === undefined ? [] : findIn(file, checker).map((place) => `${path}:${place}`);
    });
  } finally {
    api.close();
  }
}

function findIn(file: SourceFile, checker: Checker): string[] {
  const lookups = listLookups(file);
  if (lookups.length === 0) return [];
  const tell = (type: Type | undefined) => (type === undefined ? "" : checker.typeToString(type));
  const keys = checker.getTypeAtLocation(lookups.map(({ key }) => key)).map(tell);
  const tables = checker.getTypeAtLocation(lookups.map(({ table }) => table)).map(tell);
  return lookups.flatMap(({ node, table, key }, index) => {
    const isText = /\bstring\b/.test(keys[index] ?? "");
    const guard = `Object.hasOwn(${codeOf(table, file)}, ${codeOf(key, file)})`;
    if (!isText || OWN_TABLES.has(tables[index] ?? "") || file.text.includes(guard)) return [];
    const line = file.text.slice(0, node.end).split("\n").length;
    return [`${line}: ${codeOf(node, file)}`];
  });
}

function listLookups(file: SourceFile): Lookup[] {
  const found: Lookup[] = [];
  const add = (node: Node, table: Node, key: Node) => {
    const isWritten =
      key.kind === SyntaxKind.StringLiteral || key.kind === SyntaxKind.NumericLiteral;
    if (!isWritten) found.push({ node, table, key: isAsExpression(key) ? key.expression : key });
  };
  const visit = (node: Node) => {
    if (isElementAccessExpression(node)) add(node, node.expression, node.argumentExpression);
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
      add(node, node.right, node.left);
    }
    node.forEachChild(visit);
  };
  visit(file);
  return found;
}

function codeOf(node: Node, file: SourceFile): string {
  return file.text.slice(node.pos, node.end).trim().replaceAll(/\s+/g, " ");
}
