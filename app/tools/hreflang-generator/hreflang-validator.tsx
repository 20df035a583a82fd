import { Plus, X } from "lucide-react";
import { useRef, useState, type SubmitEvent } from "react";
import { flushSync } from "react-dom";

import type { CheckAnswer, CheckRequest } from "#engine/hreflang/check-supplied.ts";
import type { ReadProblem } from "#engine/hreflang/read-annotations.ts";
import {
  addPage,
  makePage,
  nextId,
  readHreflangPages,
  type HreflangPage,
} from "./hreflang-page.ts";
import { CheckEmpty } from "./hreflang-empty.tsx";
import { staysHere } from "#app/content/what-tools-send.ts";
import { HreflangReport } from "./hreflang-report.tsx";
import { asWritten, InputField, LongField } from "#app/tools/kit/input-field.tsx";
import { isAsked, ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { useRestore } from "#app/tools/kit/kept/use-restore.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { makeAsker } from "#app/browser/make-asker.ts";

/** Beside the page: the HTML parser is heavy, and a sitemap may be long. */
const runClusterCheck = makeAsker<CheckRequest, CheckAnswer>(
  () => new Worker(new URL("./check.worker.ts", import.meta.url), { type: "module" }),
  async (request) => {
    const { checkSupplied } = await import("#engine/hreflang/check-supplied.ts");
    return checkSupplied(request);
  },
);

/** Not needed before the first check, like what does the checking. */
const loadWords = async () => (await import("./read-problem-words.ts")).readProblemWords;

type Answer = CheckAnswer & { run: number; words: Readonly<Record<ReadProblem, string>> };

/** Pages as text: pasted or dropped, they stay in this browser. */
export function HreflangValidator() {
  const [rows, setRows] = useState<readonly HreflangPage[]>([makePage()]);
  const { answer, isBusy, check } = useClusterCheck();
  const form = useRef<HTMLFormElement>(null);

  useRestore(form, (fields) => setRows(readHreflangPages(fields) ?? rows));

  /** The first file fills an empty field, each further one a page of its own. */
  async function handleFiles(files: readonly File[]) {
    const texts = await Promise.all(files.map((file) => file.text()));
    setRows(texts.reduce<readonly HreflangPage[]>(addPage, rows));
  }

  async function handleSubmit(event: SubmitEvent) {
    const isByVisitor = isAsked(event);
    // Typed before React was there, a value may be in the page only.
    const typed = form.current ? readTyped(form.current, rows) : rows;
    setRows(typed);
    const refused = await check(typed);
    if (refused && isByVisitor) focusField(form.current, `source-${typed.indexOf(refused) + 1}`);
  }

  return (
    <>
      <ToolForm
        ref={form}
        className="tool-form"
        onSubmit={handleSubmit}
        aria-busy={isBusy}
        data-kept-result
      >
        {rows.map((row, index) => (
          <PageFields
            key={row.id}
            row={row}
            number={index + 1}
            isOnly={rows.length === 1}
            lines={index === 0 ? 8 : 5}
            problem={findWords(answer, index)}
            onChange={(patch) => setRows(rows.with(index, { ...row, ...patch }))}
            onFiles={handleFiles}
            onRemove={() => setRows(rows.filter((other) => other.id !== row.id))}
          />
        ))}
        <Actions isBusy={isBusy} onAdd={() => setRows([...rows, makePage({ id: nextId(rows) })])} />
      </ToolForm>
      {answer?.report ? (
        <HreflangReport report={answer.report} run={answer.run} />
      ) : answer ? null : (
        <CheckEmpty />
      )}
    </>
  );
}

function Actions({ isBusy, onAdd }: { isBusy: boolean; onAdd: () => void }) {
  return (
    <div className="actions">
      <RunButton isRunning={isBusy}>{isBusy ? "Checking..." : "Check"}</RunButton>
      <button type="button" className="tool-add" onClick={onAdd}>
        <Plus className="icon" aria-hidden />
        Add the page it should point to
      </button>
    </div>
  );
}

/** The check of the pages given, and its last answer. It returns the page that was refused first. */
function useClusterCheck() {
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setIsBusy] = useState(false);

  async function check(given: readonly HreflangPage[]) {
    setIsBusy(true);
    const supplied = given.map(({ url, text }) => ({
      text,
      ...(url.trim() !== "" && { url: url.trim() }),
    }));
    const [result, words] = await Promise.all([
      runClusterCheck({ supplied, now: Date.now() }),
      loadWords(),
    ]);
    setIsBusy(false);
    const refused = result.problems[0] && given[result.problems[0].index];
    // What is refused comes first: the result of the rest is shown without taking the focus.
    flushSync(() =>
      setAnswer((last) => {
        const run = last?.run ?? 0;
        return { ...result, words, run: refused ? run : run + 1 };
      }),
    );
    return refused;
  }
  return { answer, isBusy, check };
}

type PageFieldsProps = {
  row: HreflangPage;
  number: number;
  isOnly: boolean;
  lines: number;
  /** Why its text is not checked, in words. */
  problem: string | undefined;
  onChange: (patch: Partial<HreflangPage>) => void;
  onFiles: (files: readonly File[]) => Promise<void>;
  onRemove: () => void;
};

function PageFields(props: PageFieldsProps) {
  const { row, number, isOnly, lines, problem, onChange, onFiles, onRemove } = props;
  return (
    <fieldset className="tool-form">
      <legend className="field-label">
        {isOnly ? "Page, sitemap or header" : `Page ${number}`}
      </legend>
      <Dropzone
        accept=".html,.htm,.xml,.txt,text/html,text/xml,application/xml"
        buttonLabel="Choose files"
        onFiles={onFiles}
      >
        <LongField
          {...asWritten}
          label="HTML head, XML sitemap or Link header"
          hint={`Paste it or drop the file. ${staysHere}`}
          error={problem}
          className="input input-code"
          name={`source-${number}`}
          rows={lines}
          placeholder={
            '<link rel="alternate" hreflang="en-PK" href="https://…" />\n<link rel="alternate" hreflang="ur-PK" href="https://…" />'
          }
          value={row.text}
          onText={(text) => onChange({ text })}
        />
      </Dropzone>
      <InputField
        label="Address of this page"
        optional
        hint="Needed where no canonical link says it. A sitemap says its own."
        className="input input-code"
        name={`address-${number}`}
        type="url"
        placeholder="https://www.example.pk/en/"
        value={row.url}
        onText={(url) => onChange({ url })}
      />
      {isOnly ? null : (
        <button type="button" className="tool-add" onClick={onRemove}>
          <X className="icon" aria-hidden />
          Remove page {number}
        </button>
      )}
    </fieldset>
  );
}

function findWords(answer: Answer | undefined, index: number): string | undefined {
  const refused = answer?.problems.find((one) => one.index === index);
  return refused && answer?.words[refused.problem];
}

function readTyped(form: HTMLFormElement, rows: readonly HreflangPage[]): readonly HreflangPage[] {
  const data = new FormData(form);
  const read = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value : "";
  };
  return rows.map((row, index) => ({
    ...row,
    text: read(`source-${index + 1}`).replaceAll("\r\n", "\n"),
    url: read(`address-${index + 1}`),
  }));
}
