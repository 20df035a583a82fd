import { Plus, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";

import type { CheckAnswer } from "#engine/hreflang/check-supplied.ts";
import type { ReadProblem } from "#engine/hreflang/read-annotations.ts";
import {
  addPage,
  makePage,
  nextId,
  readFields,
  readHreflangPages,
  writePages,
  type HreflangPage,
} from "#app/tools/hreflang-generator/hreflang-pages.ts";
import { CheckEmpty } from "#app/tools/hreflang-generator/hreflang-empty.tsx";
import { HreflangReport } from "#app/tools/hreflang-generator/hreflang-report.tsx";
import { runClusterCheck } from "#app/tools/hreflang-generator/run-check.ts";
import { LongTextField } from "#app/tools/kit/long-text-field.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { useRestore } from "#app/tools/kit/kept/use-restore.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { Field } from "#app/ui/field.tsx";

/** Not needed before the first check, like what does the checking. */
const loadWords = async () =>
  (await import("#app/tools/hreflang-generator/read-problem-words.ts")).readProblemWords;

type Answer = CheckAnswer & { run: number; words: Readonly<Record<ReadProblem, string>> };

/** Pages as text: pasted or dropped, they stay in this browser. */
export function HreflangValidator() {
  const { values, change, isRestored } = useAddressState({ pages: writePages([makePage()]) });
  const [edited, setEdited] = useState<readonly HreflangPage[]>();
  const [answer, setAnswer] = useState<Answer>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const rows = edited ?? readHreflangPages(values.pages) ?? [makePage()];

  function setRows(next: readonly HreflangPage[]) {
    setEdited(next);
    change({ pages: writePages(next) });
  }

  useRestore(form, "before", ({ fields }) => {
    flushSync(() => setRows(readFields(fields) ?? rows));
  });

  function changeRow(id: number, patch: Partial<HreflangPage>) {
    setRows(rows.map((row) => (row.id === id ? { ...row, ...patch } : row)));
  }

  /** The first file fills an empty field, each further one a page of its own. */
  async function handleFiles(files: readonly File[]) {
    const texts = await Promise.all(files.map((file) => file.text()));
    setRows(texts.reduce<readonly HreflangPage[]>(addPage, rows));
  }

  async function check(given: readonly HreflangPage[], nextRun: (last: number) => number) {
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
        return { ...result, words, run: refused ? run : nextRun(run) };
      }),
    );
    return refused;
  }

  // Shown, not announced: the visitor came by a link and has asked for nothing yet.
  const showArrived = useEffectEvent(() => {
    if (rows.some(({ text }) => text !== "")) void check(rows, (last) => last);
  });
  useEffect(() => {
    if (!isRestored) return;
    const arrival = setTimeout(() => showArrived());
    return () => clearTimeout(arrival);
  }, [isRestored]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // Typed before React was there, a value may stand in the page only.
    const typed = form.current ? readTyped(form.current, rows) : rows;
    setRows(typed);
    void check(typed, (last) => last + 1).then((refused) => {
      if (refused) form.current?.querySelector<HTMLElement>(`[name=source-${refused.id}]`)?.focus();
    });
  }

  return (
    <>
      <form
        ref={form}
        className="tool-form"
        onSubmit={handleSubmit}
        noValidate
        aria-busy={isBusy}
        data-kept-result
      >
        {rows.map((row, index) => (
          <PageFields
            key={row.id}
            row={row}
            number={rows.length > 1 ? index + 1 : undefined}
            lines={index === 0 ? 8 : 5}
            problem={findWords(answer, index)}
            onChange={(patch) => changeRow(row.id, patch)}
            onFiles={handleFiles}
            onRemove={() => setRows(rows.filter((other) => other.id !== row.id))}
          />
        ))}
        <div className="actions">
          <RunButton isRunning={isBusy}>{isBusy ? "Checking..." : "Check"}</RunButton>
          <button
            type="button"
            className="tool-add"
            onClick={() => setRows([...rows, makePage({ id: nextId(rows) })])}
          >
            <Plus className="icon" aria-hidden />
            Add the page it should point to
          </button>
        </div>
      </form>
      {answer?.report ? (
        <HreflangReport report={answer.report} run={answer.run} />
      ) : answer ? null : (
        <CheckEmpty />
      )}
    </>
  );
}

type PageFieldsProps = {
  row: HreflangPage;
  /** Undefined where there is only one page. */
  number: number | undefined;
  /** Height of the text's field. */
  lines: number;
  /** Why its text is not checked, in words. */
  problem: string | undefined;
  onChange: (patch: Partial<HreflangPage>) => void;
  onFiles: (files: readonly File[]) => Promise<void>;
  onRemove: () => void;
};

/** One page: its text and its address. */
function PageFields(props: PageFieldsProps) {
  const { row, number, lines, problem, onChange, onFiles, onRemove } = props;
  return (
    <fieldset className="hreflang-page">
      <legend>{number === undefined ? "Page, sitemap or header" : `Page ${number}`}</legend>
      <Dropzone
        accept=".html,.htm,.xml,.txt,text/html,text/xml,application/xml"
        buttonLabel="Choose files"
        onFiles={onFiles}
      >
        <Field
          label="HTML head, XML sitemap or Link header"
          hint="Paste it or drop the file. It stays in this browser."
          error={problem}
        >
          {(control) => (
            <LongTextField
              control={control}
              className="input input-code"
              name={`source-${row.id}`}
              rows={lines}
              spellCheck={false}
              autoCapitalize="none"
              placeholder={
                '<link rel="alternate" hreflang="en-PK" href="https://…" />\n<link rel="alternate" hreflang="ur-PK" href="https://…" />'
              }
              value={row.text}
              onChange={(text) => onChange({ text })}
            />
          )}
        </Field>
      </Dropzone>
      <Field
        label="Address of this page"
        optional
        hint="Needed where no canonical link tells it. A sitemap tells its own."
      >
        {(control) => (
          <input
            {...control}
            className="input input-code"
            name={`address-${row.id}`}
            type="url"
            autoComplete="off"
            placeholder="https://www.example.pk/en/"
            value={row.url}
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
      </Field>
      {number === undefined ? null : (
        <button type="button" className="tool-add hreflang-remove" onClick={onRemove}>
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
  return rows.map((row) => ({
    ...row,
    text: read(`source-${row.id}`).replaceAll("\r\n", "\n"),
    url: read(`address-${row.id}`),
  }));
}
