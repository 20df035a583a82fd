/** The files of a new tool, as text. */

export type NewTool = { title: string; slug: string; today: string };

export function writeMeta({ title, slug, today }: NewTool): string {
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

export function writeRule({ title }: NewTool): string {
  return `/**
 * ${title}: its rule, from plain input to plain output. Above each rule taken from a standard stands
 * its link. What the server or the command line will ask too belongs in engine/.
 *
 * Replace this one: words as white space parts them (our choice).
 */
export function countPastedWords(text: string): number {
  return text.split(/\\s+/).filter((word) => word !== "").length;
}
`;
}

export function writeRuleTest({ slug }: NewTool): string {
  return `import { expect, test } from "vitest";

import { countPastedWords } from "#app/tools/${slug}/count-pasted-words.ts";

test.each([
  ["", 0],
  ["one", 1],
  ["  two\\nwords ", 2],
])("%j has %i words", (text, words) => {
  expect(countPastedWords(text)).toBe(words);
});
`;
}

export function writeRoute({ slug }: NewTool): string {
  const name = toName(slug);
  return `import { ${name} } from "#app/tools/${slug}/meta.ts";
import { loadToolPage } from "#app/tools/kit/tool-data.ts";
import { toolHandle, toolMeta, type ToolRouteProps } from "#app/tools/kit/tool-head.ts";
import { ToolPage } from "#app/tools/kit/tool-page.tsx";

export const loader = () => loadToolPage(${name});
export const meta = toolMeta;
export const handle = toolHandle();

export default function ${toComponent(slug)}Route({ loaderData }: ToolRouteProps) {
  return <ToolPage {...loaderData} />;
}
`;
}

export function writeIsland({ title, slug }: NewTool): string {
  const component = toComponent(slug);
  return `import { useState, type FormEvent } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { countPastedWords } from "#app/tools/${slug}/count-pasted-words.ts";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useLoaded } from "#app/tools/kit/use-loaded.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";

const Empty = keptMarkup(() => import("#app/tools/${slug}/empty.tsx"));
const loadResult = async () => (await import("#app/tools/${slug}/result.tsx")).CountedWords;

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
    const words = countPastedWords(typeof text === "string" ? text : "");
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

export function writeResult({ title }: NewTool): string {
  return `import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { count } from "#lib/count.ts";

/** What ${title} says, and the way to a person. Its code and its style come with the first result. */
export function CountedWords({ words, run }: { words: number; run: number }) {
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

export function writeEmpty({ title }: NewTool): string {
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

export function writeExamples(): string {
  return `import type { Examples } from "#app/tools/kit/try-example.ts";

/** By the tab and the first field of its form. */
export const examples: Examples = {
  text: { "text  text": { fields: { text: "Five words of an example." }, made: true } },
};
`;
}

function toComponent(slug: string): string {
  const name = toName(slug);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

export function toName(slug: string): string {
  return slug.replaceAll(/-([a-z\d])/g, (_whole, letter: string) => letter.toUpperCase());
}
