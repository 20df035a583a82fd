import { lazy, Suspense, useState, type SubmitEvent } from "react";

import { buildArchiveLinks, listVariants } from "./archive-links.ts";
import CacheEmpty from "./cache-empty.tsx";
import { CopyLinks } from "./copy-links.tsx";
import { readUrlInput } from "./sample.ts";
import { ReadingOnly } from "#app/tools/kit/reading/reading-only.tsx";
import { InputField } from "#app/tools/kit/input-field.tsx";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { isAsked, ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import { MadeBadge } from "#app/tools/kit/result/result-badge.tsx";
import { useResult } from "#app/tools/kit/result/use-result.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Button } from "#app/ui/button.tsx";

const AskArchive = lazy(async () => ({
  default: (await import("./ask-archive.tsx")).AskArchive,
}));

const problems = {
  empty: "Please enter a URL.",
  "not-a-url": "This is not the address of a page. Write it as https://www.example.pk/page.",
} as const;

type Values = { url: string; day: string };

/** `asksArchive`: the visitor asked for it; what comes back, an example and a link ask no one. */
type Asked = Values & { run: number; asksArchive: boolean };

/** What replaces Google's cache: the archive's nearest copy, and addresses to open. */
export function RealCopies({
  values,
  onChange,
}: {
  values: Values;
  onChange: (patch: Partial<Values>) => void;
}) {
  const form = useForm();
  const [problem, setProblem] = useState<keyof typeof problems>();
  const [shown, show] = useResult<Omit<Asked, "run">>();

  function handleSubmit(event: SubmitEvent) {
    const page = readUrlInput(values.url);
    setProblem(page.ok ? undefined : page.problem);
    if (!page.ok) return focusField(form.current, "url");
    show({ ...values, url: page.value, asksArchive: isAsked(event) });
  }

  return (
    <div className="stack">
      <EndOfCache />

      <ToolForm
        ref={form}
        className="cache-form tool-form"
        onSubmit={handleSubmit}
        data-kept-result
      >
        <PageField
          url={values.url}
          error={problem && problems[problem]}
          onUrlChange={(url) => {
            onChange({ url });
            setProblem(undefined);
          }}
        />
        <InputField
          label="Copy nearest to"
          optional
          name="day"
          autoComplete={undefined}
          type="date"
          min="1996-01-01"
          value={values.day}
          onText={(day) => onChange({ day })}
        />
        <Button type="submit">Build the links</Button>
      </ToolForm>

      {shown ? <Copies {...shown} /> : <CacheEmpty />}
    </div>
  );
}

type PageFieldProps = PageProps & { error: string | undefined };

function PageField({ url, error, onUrlChange }: PageFieldProps) {
  return (
    <InputField
      label="Page"
      hint={
        <>
          <span className="live-on">
            When you click the button, our server asks the Wayback Machine for its nearest copy.
          </span>{" "}
          The links are built here.
        </>
      }
      error={error}
      name="url"
      type="url"
      inputMode="url"
      autoComplete="url"
      placeholder="https://www.example.pk/"
      value={url}
      onText={onUrlChange}
    />
  );
}

function Copies({ url, day, run, asksArchive }: Asked) {
  const links = buildArchiveLinks(url, day);
  return (
    <ResultFrame
      label={`Where copies of ${url} are`}
      run={run}
      badge={<MadeBadge of="entries" />}
      headline="Where its copies are"
      notes={<code className="soft">{url}</code>}
    >
      {asksArchive ? (
        <ReadingOnly>
          <Suspense>
            <AskArchive key={run} url={url} />
          </Suspense>
        </ReadingOnly>
      ) : null}
      <CopyLinks links={links} day={day} variants={listVariants(url)} />
    </ResultFrame>
  );
}

function EndOfCache() {
  return (
    <section
      className="cache-end pine lattice stack"
      data-gap="middle"
      aria-label="The end of Google’s cache"
    >
      <h2>Google ended its cache in 2024</h2>
      <ol className="rows" data-kind="columns">
        <li>
          <b className="title">February 2024</b>
          <p>
            The links to cached copies are gone from the results, as Google’s search liaison
            confirms.
          </p>
        </li>
        <li>
          <b className="title">September 2024</b>
          <p>
            The <code>cache:</code> search ends, and its documentation is removed. “About this page”
            points to the Wayback Machine.
          </p>
        </li>
        <li>
          <b className="title">Since then</b>
          <p>No tool can know when Google last saw a page, save Search Console for its owner.</p>
        </li>
      </ol>
    </section>
  );
}
