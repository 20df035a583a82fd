/**
 * Makes a tool's folder that passes the tests, and lists it in the registry:
 * `npm run create-tool -- "Word Counter" word-counter`. The contract is in app/tools/README.md.
 */
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { format, resolveConfig } from "prettier";

const toolsFolder = join(import.meta.dirname, "../app/tools");

const usage = `Usage: npm run create-tool -- "Word Counter" word-counter

  The title as visitors read it, then the folder's name: small letters, digits and hyphens.
`;

type NewTool = { title: string; slug: string; today: string };

/** The files of a new tool by name, and the registry with the tool in it. */
export function planTool(tool: NewTool, registry: string) {
  return {
    files: {
      "meta.ts": writeMeta(tool),
      "engine.ts": writeEngine(tool),
      "engine.test.ts": writeEngineTest(tool),
      "route.tsx": writeRoute(tool),
    },
    registry: addToRegistry(registry, tool.slug),
  };
}

/** What keeps a tool from being made, in words; undefined when nothing does. */
export function findProblem(title: string | undefined, slug: string | undefined) {
  if (!title || !slug) return "give a title and a folder name";
  if (!/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/.test(slug)) {
    return `"${slug}" is no folder name: use small letters, digits and hyphens, such as word-counter`;
  }
  if (title.length > 40) return "the title is longer than 40 characters: the search result cuts it";
  return undefined;
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

function writeEngine({ title }: NewTool): string {
  return `/**
 * ${title}: the rules. Pure functions from plain input to plain output.
 * Above each rule taken from a standard stands its link.
 */
export type Input = { text: string };
export type Output = { words: number };

/** Replace this rule by your own: words as white space parts them (our choice). */
export function evaluate({ text }: Input): Output {
  return { words: text.split(/\\s+/).filter((word) => word !== "").length };
}
`;
}

function writeEngineTest({ slug }: NewTool): string {
  return `import { expect, test } from "vitest";

import { evaluate } from "#app/tools/${slug}/engine.ts";

test.each([
  ["", 0],
  ["one", 1],
  ["  two\\nwords ", 2],
])("%j has %i words", (text, words) => {
  expect(evaluate({ text })).toEqual({ words });
});
`;
}

function writeRoute({ title, slug }: NewTool): string {
  const name = toName(slug);
  const component = name.charAt(0).toUpperCase() + name.slice(1);
  return `import { useState, type FormEvent } from "react";

import { evaluate, type Output } from "#app/tools/${slug}/engine.ts";
import { ${name} } from "#app/tools/${slug}/meta.ts";
import { MeasuredBadge } from "#app/tools/kit/result-badge.tsx";
import { loadToolPage } from "#app/tools/kit/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-head.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";
import { ToolResult } from "#app/tools/kit/tool-result.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

export const loader = () => loadToolPage(${name});
export const meta = toolMeta;
export const handle = toolHandle();

export default function ${component}Route({ loaderData }: ToolRouteProps) {
  return (
    <ToolPage {...loaderData}>
      <${component} />
    </ToolPage>
  );
}

/** ${title} */
function ${component}() {
  const [result, setResult] = useState<Output & { run: number }>();

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get("text");
    const output = evaluate({ text: typeof text === "string" ? text : "" });
    setResult((last) => ({ ...output, run: (last?.run ?? 0) + 1 }));
  }

  return (
    <div className="tool-panel tool-pane">
      <form className="tool-form" onSubmit={handleSubmit}>
        <Field label="Text" hint="It stays in this browser.">
          {(control) => <textarea {...control} className="input" name="text" required />}
        </Field>
        <div className="actions">
          <Button type="submit">Count</Button>
        </div>
      </form>
      {result ? (
        <ToolResult label={\`\${result.words} words\`} run={result.run}>
          <MeasuredBadge on="text" />
          <h2>{result.words} words</h2>
        </ToolResult>
      ) : null}
    </div>
  );
}
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

function toName(slug: string): string {
  return slug.replaceAll(/-([a-z\d])/g, (_whole, letter: string) => letter.toUpperCase());
}

async function main(): Promise<void> {
  const [title, slug] = process.argv.slice(2);
  const folder = join(toolsFolder, slug ?? "");
  const problem =
    findProblem(title, slug) ??
    (existsSync(folder) ? `app/tools/${slug} is there already: choose another name` : undefined);
  if (problem !== undefined || !title || !slug) {
    console.error(`create-tool: ${problem}\n${usage}`);
    process.exitCode = 2;
    return;
  }

  const registryFile = join(toolsFolder, "registry.ts");
  const today = new Date().toISOString().slice(0, 10);
  const { files, registry } = planTool(
    { title, slug, today },
    await readFile(registryFile, "utf8"),
  );
  await mkdir(folder);
  const style = await resolveConfig(registryFile);
  for (const [name, text] of Object.entries(files)) {
    const filepath = join(folder, name);
    await writeFile(filepath, await format(text, { ...style, filepath }));
  }
  await writeFile(registryFile, registry);
  console.info(`app/tools/${slug} is there, and listed in the registry. Open /tools/${slug}.`);
}

if (import.meta.main) await main();
