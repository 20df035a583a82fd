/**
 * Starts a tool: `npm run new:tool -- word-counter`, or with its title, `npm run new:tool -- "Word
 * Counter"`. It writes a folder that passes the tests and lists it in the registry and among the islands. The
 * contract is in app/tools/README.md.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { format, resolveConfig } from "prettier";

import { slugify } from "#lib/slugify.ts";

const toolsFolder = join(import.meta.dirname, "../../app/tools");

const usage = `Right is, for example:
  npm run new:tool -- word-counter
  npm run new:tool -- "Word Counter"
  npm run new:tool -- word-counter --title "Count the words of a text"`;

/** The longest name that a search result shows beside the brand. */
const MOST_TITLE = 40;

type NewTool = { title: string; slug: string; today: string };

/** The two lists that name every tool: app/tools/registry.ts and app/islands/islands.ts, as text. */
type Lists = { registry: string; islands: string };

/**
 * The files of a new tool by name, and both lists with the tool in them.
 * @throws where a list no longer looks as expected.
 */
export function planTool(tool: NewTool, { registry, islands }: Lists) {
  return {
    files: {
      "meta.ts": writeMeta(tool),
      "count-words.ts": writeRule(tool),
      "count-words.test.ts": writeRuleTest(tool),
      "route.tsx": writeRoute(tool),
      "island.tsx": writeIsland(tool),
      "result.tsx": writeResult(tool),
      "empty.tsx": writeEmpty(tool),
      "examples.ts": writeExamples(),
    },
    registry: addToRegistry(registry, tool.slug),
    islands: addToIslands(islands, tool.slug),
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

function writeMeta({ title, slug, today }: NewTool): string {
  return `import { defineTool } from "#app/tools/define-tool.ts";

export const ${toName(slug)} = defineTool({
  slug: "${slug}",
  path: "/tools/${slug}",
  title: ${JSON.stringify(title)},
  lead: "One sentence under the heading: what it does and for whom.",
  description:
    "What the tool answers, from what the visitor gives it, and that all of it happens in the browser. Write one hundred and twenty to one hundred and sixty.",
  pageTitle: ${JSON.stringify(title)},
  answers: "Which question does it answer?",
  kind: "check",
  faq: [
    { question: "What does it do?", answer: "Say it in one or two sentences." },
    { question: "Where do its rules come from?", answer: "Name the source." },
    { question: "Is anything sent?", answer: "No. All of it happens in your browser." },
  ],
  updated: "${today}",
});
`;
}

function writeRule({ title }: NewTool): string {
  return `/**
 * ${title}: its rule, from plain input to plain output. Above each rule taken from a standard stands
 * its link. What the server or the command line will ask too belongs in engine/.
 *
 * Replace this one: words as white space parts them (our choice).
 */
export function countWords(text: string): number {
  return text.split(/\\s+/).filter((word) => word !== "").length;
}
`;
}

function writeRuleTest({ slug }: NewTool): string {
  return `import { expect, test } from "vitest";

import { countWords } from "#app/tools/${slug}/count-words.ts";

test.each([
  ["", 0],
  ["one", 1],
  ["  two\\nwords ", 2],
])("%j has %i words", (text, words) => {
  expect(countWords(text)).toBe(words);
});
`;
}

function writeRoute({ slug }: NewTool): string {
  const name = toName(slug);
  return `import { Island } from "#app/islands/island.tsx";
import { ${name} } from "#app/tools/${slug}/meta.ts";
import { loadToolPage } from "#app/tools/kit/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-head.ts";
import { nameTool } from "#app/tools/kit/tool-on-page.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

export const loader = () => loadToolPage(${name});
export const meta = toolMeta;
export const handle = toolHandle();

export default function ${toComponent(slug)}Route({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <Island name="${slug}" wake="idle" props={{ tool: nameTool(loaderData.tool) }} />
    </ToolPage>
  );
}
`;
}

function writeIsland({ title, slug }: NewTool): string {
  const component = toComponent(slug);
  return `import { useState, type FormEvent } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { countWords } from "#app/tools/${slug}/count-words.ts";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useLoaded } from "#app/tools/kit/use-loaded.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

const Empty = keptMarkup(() => import("#app/tools/${slug}/empty.tsx"));
const loadResult = async () => (await import("#app/tools/${slug}/result.tsx")).Result;

/** ${title}: what React runs in the browser. The rest of the page is markup. */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(${component}Tool);

function ${component}Tool() {
  return (
    <ToolTabs
      loadExamples={() => import("#app/tools/${slug}/examples.ts")}
      tabs={[{ name: "text", label: "Text", content: <${component} /> }]}
    />
  );
}

function ${component}() {
  const [result, setResult] = useState<{ words: number; run: number }>();
  const [Result, askForResult] = useLoaded(loadResult);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("text");
    askForResult();
    const words = countWords(typeof text === "string" ? text : "");
    setResult((last) => ({ words, run: (last?.run ?? 0) + 1 }));
  }

  return (
    <>
      <form className="tool-form" onSubmit={handleSubmit} data-kept-result>
        <Field label="Text" hint="It stays in this browser.">
          {(control) => <textarea {...control} className="input" name="text" required />}
        </Field>
        <div className="actions">
          <Button type="submit">Count</Button>
        </div>
      </form>
      {result && Result ? <Result {...result} /> : <Empty id="${slug}-empty" />}
    </>
  );
}
`;
}

function writeResult({ title }: NewTool): string {
  return `import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { count } from "#lib/count.ts";

/** What ${title} says, and the way to a person. Its code and its style come with the first result. */
export function Result({ words, run }: { words: number; run: number }) {
  return (
    <ResultFrame
      label={count(words, "word")}
      run={run}
      badge={<MeasuredBadge on="text" />}
      headline={count(words, "word")}
    />
  );
}
`;
}

function writeEmpty({ title }: NewTool): string {
  return `import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";

/** ${title}, before it was used. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function Empty() {
  return (
    <EmptyResult
      title="What will stand here, as a sentence."
      points={["What it says", "What that rests on"]}
      drawing={
        <>
          <text x="20" y="64">
            42
          </text>
          <path className="drawn-text" d="M20 84h120M20 98h72" />
        </>
      }
    />
  );
}
`;
}

function writeExamples(): string {
  return `import type { Examples } from "#app/tools/kit/try-example.ts";

/** By the tab and the first field of its form. */
export const examples: Examples = {
  text: { "text  text": { fields: { text: "Five words of an example." }, made: true } },
};
`;
}

/** Imports stay sorted by folder, and so does the list. */
function addToRegistry(registry: string, slug: string): string {
  const known = [
    ...registry.matchAll(/^import \{ (\w+) \} from "#app\/tools\/([\w-]+)\/meta\.ts";\n/gm),
  ];
  const entries = [
    ...known.map(([, name = "", folder = ""]) => ({ name, folder })),
    { name: toName(slug), folder: slug },
  ].toSorted((a, b) => (a.folder < b.folder ? -1 : 1));

  const [start, end] = [known[0]?.index, known.at(-1)];
  if (start === undefined || end?.index === undefined) {
    throw new Error("app/tools/registry.ts has changed its form: list the tool there by hand");
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

function toComponent(slug: string): string {
  const name = toName(slug);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function toName(slug: string): string {
  return slug.replaceAll(/-([a-z\d])/g, (_whole, letter: string) => letter.toUpperCase());
}

async function startTool(args: readonly string[]): Promise<string> {
  const { title, slug } = readCall(args);
  const folder = join(toolsFolder, slug);
  if (existsSync(folder))
    throw new Error(`app/tools/${slug} is there already: choose another name.`);

  const registryFile = join(toolsFolder, "registry.ts");
  const islandsFile = join(toolsFolder, "../islands/islands.ts");
  const today = new Date().toISOString().slice(0, 10);
  const { files, registry, islands } = planTool(
    { title, slug, today },
    {
      registry: await readFile(registryFile, "utf8"),
      islands: await readFile(islandsFile, "utf8"),
    },
  );
  await mkdir(folder);
  const style = await resolveConfig(registryFile);
  for (const [name, text] of Object.entries(files)) {
    const filepath = join(folder, name);
    await writeFile(filepath, await format(text, { ...style, filepath }));
  }
  await writeFile(registryFile, registry);
  await writeFile(islandsFile, await format(islands, { ...style, filepath: islandsFile }));

  return `"${title}" stands in app/tools/${slug}, is listed in app/tools/registry.ts and app/islands/islands.ts, and opens at /tools/${slug}.

What remains to be done:
  meta.ts         the words: title, lead, description, what it answers, three questions
  count-words.ts  your rule in place of the one that counts words, and its test
  island.tsx      the form and the result
  empty.tsx       what stands there before: a sentence, two or three points, a drawing
  examples.ts     what "Try an example" fills in
app/tools/README.md says what a tool's folder holds. Look at it with npm run dev; npm test proves it.`;
}

if (import.meta.main) {
  try {
    console.info(await startTool(process.argv.slice(2)));
  } catch (problem) {
    console.error(`${problem instanceof Error ? problem.message : String(problem)}\n${usage}`);
    process.exitCode = 2;
  }
}
