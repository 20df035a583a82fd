/**
 * Starts a tool: `npm run new:tool -- word-counter`, or with its title, `npm run new:tool -- "Word
 * Counter"`. It writes a folder that passes the tests and lists it in the registry and among the islands. The
 * contract is in app/tools/README.md.
 */
import { slugify } from "#lib/text/slugify.ts";
import { fillTemplates, toCamelCase, toPascalCase } from "#scripts/new/fill-template.ts";
import { isThere, readProjectFile, writeFiles } from "#scripts/new/project-files.ts";
import { sayOrRefuse } from "#scripts/new/say-or-refuse.ts";

const REGISTRY = "app/tools/tools.ts";
const ISLANDS = "app/islands/islands.ts";

const usage = `  npm run new:tool -- word-counter
  npm run new:tool -- "Word Counter"
  npm run new:tool -- word-counter --title "Count the words of a text"`;

/** The longest name that a search result shows beside the brand. */
const MOST_TITLE = 40;

type NewTool = { title: string; slug: string; today: string };

/** The two lists that name every tool: app/tools/tools.ts and app/islands/islands.ts, as text. */
type Lists = { registry: string; islands: string };

/**
 * The files of a new tool by name, and both lists with the tool in them.
 * @throws where a list no longer looks as expected.
 */
export function planTool({ title, slug, today }: NewTool, { registry, islands }: Lists) {
  return {
    files: fillTemplates("tool", {
      title,
      titleAsString: JSON.stringify(title),
      slug,
      name: toCamelCase(slug),
      Name: toPascalCase(slug),
      today,
    }),
    registry: addToRegistry(registry, slug),
    islands: addToIslands(islands, slug),
  };
}

/**
 * Name and folder from what was typed after `new:tool --`: a title, a folder's name, or both in any
 * order. npm keeps a `--title` for itself where the `--` before it was forgotten: then it is a word more.
 * @throws in words for the one who typed it.
 */
export function readCall(args: readonly string[]): { title: string; slug: string } {
  const typed = args.filter((word) => word !== "--title" && word.trim() !== "");
  const [first] = typed;
  if (first === undefined || first.startsWith("-")) throw new Error("Give the tool a name.");
  if (typed.length > 2 || typed.some((word) => word.startsWith("-"))) {
    throw new Error(
      `${typed.map((word) => `"${word}"`).join(", ")}: give one name, and a title in quotation marks.`,
    );
  }

  const folder = typed.find((word) => FOLDER.test(word));
  const slug = folder ?? slugify(typed.at(-1) ?? "");
  const title = typed.find((word) => word !== folder)?.trim() ?? titleOf(slug);

  if (!FOLDER.test(slug)) {
    throw new Error(
      `"${first}" gives no folder name: begin with a Latin letter, as in word-counter.`,
    );
  }
  if (title.length > MOST_TITLE) {
    throw new Error(
      `The title has ${title.length} characters; a search result cuts it after ${MOST_TITLE}.`,
    );
  }
  return { title, slug };
}

const FOLDER = /^[a-z][a-z\d]*(?:-[a-z\d]+)*$/;

/** "word-counter" is called "Word Counter" until somebody calls it otherwise. */
function titleOf(slug: string): string {
  return slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

/** Imports stay sorted by folder, and so does the list. */
function addToRegistry(registry: string, slug: string): string {
  const known = [
    ...registry.matchAll(/^import \{ (\w+) \} from "#app\/tools\/([\w-]+)\/meta\.ts";\n/gm),
  ];
  const entries = [
    ...known.map(([, name = "", folder = ""]) => ({ name, folder })),
    { name: toCamelCase(slug), folder: slug },
  ].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));

  const [start, end] = [known[0]?.index, known.at(-1)];
  if (start === undefined || end?.index === undefined) {
    throw new Error("app/tools/tools.ts has changed its form: list the tool there by hand");
  }
  const imports = entries
    .map(({ name, folder }) => `import { ${name} } from "#app/tools/${folder}/meta.ts";`)
    .join("\n");
  const withImports = `${registry.slice(0, start)}${imports}\n${registry.slice(end.index + end[0].length)}`;
  return withImports.replace(
    /(= \[\n)[\s\S]*?(\n\]\.toSorted)/,
    (_whole, open: string, close: string) =>
      `${open}${entries.map(({ name }) => `  ${name},`).join("\n")}${close}`,
  );
}

/** The tools are the last in the list of islands, sorted by name. */
function addToIslands(islands: string, slug: string): string {
  const line = /^  "?[\w-]+"?: \(\) =>\s+import\("#app\/tools\/([\w-]+)\/island\.tsx"\),\n/gm;
  const known = [...islands.matchAll(line)];
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last) {
    throw new Error("app/islands/islands.ts has changed its form: list the tool there by hand");
  }
  const isOneWord = !slug.includes("-");
  const added = `  ${isOneWord ? slug : `"${slug}"`}: () => import("#app/tools/${slug}/island.tsx"),\n`;
  const lines = [
    ...known.map(([text, folder = ""]) => ({ text, folder })),
    { text: added, folder: slug },
  ]
    .toSorted((a, b) => (a.folder < b.folder ? -1 : 1))
    .map(({ text }) => text)
    .join("");
  return islands.slice(0, first.index) + lines + islands.slice(last.index + last[0].length);
}

async function startTool(args: readonly string[]): Promise<string> {
  const { title, slug } = readCall(args);
  const folder = `app/tools/${slug}`;
  if (isThere(folder)) throw new Error(`${folder} is there already: choose another name.`);

  const today = new Date().toISOString().slice(0, 10);
  const { files, registry, islands } = planTool(
    { title, slug, today },
    { registry: await readProjectFile(REGISTRY), islands: await readProjectFile(ISLANDS) },
  );
  const inFolder = Object.entries(files).map(([name, text]) => [`${folder}/${name}`, text]);
  await writeFiles({ ...Object.fromEntries(inFolder), [REGISTRY]: registry, [ISLANDS]: islands });

  return `"${title}" stands in app/tools/${slug}, is listed in app/tools/tools.ts and app/islands/islands.ts, and opens at /tools/${slug}.

What remains to be done:
  meta.ts         the words: title, lead, description, what it answers, three questions
  count-pasted-words.ts  your rule in place of the one that counts words, and its test
  island.tsx      the form and the result
  empty.tsx       what stands there before: a sentence, two or three points, a drawing
  examples.ts     what "Try an example" fills in
app/tools/README.md says what a tool's folder holds. Look at it with npm run dev; npm test proves it.`;
}

if (import.meta.main) await sayOrRefuse(() => startTool(process.argv.slice(2)), usage);
