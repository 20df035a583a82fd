import { lazy, Suspense, useState, type ReactNode, type SubmitEvent } from "react";

import { staysHere } from "#app/content/what-tools-send.ts";
import { asWritten, LongField } from "#app/tools/kit/input-field.tsx";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { isAsked, ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import type { LogProblem } from "./read-log.worker.ts";
import { RobotsEmpty } from "./robots-empty.tsx";
import { useLog, type LogTrouble } from "./use-log.ts";
import "./log.css";

const LogResult = lazy(async () => ({ default: (await import("./log-result.tsx")).LogResult }));

type LogField = "log" | "robots" | "pages";

/** The field that is wrong, and what to do. */
const PROBLEMS: Record<LogProblem, readonly [field: LogField, text: string]> = {
  empty: ["log", "Drop the server’s access log, or paste lines of it."],
  "no-request": [
    "log",
    "No line of this is a request. Give the access log of Apache, nginx, Caddy, Cloudflare (Logpush) or IIS, not the error log.",
  ],
  damaged: ["log", "This file breaks off or is damaged. Unpack it, or fetch it again."],
  "no-worker": ["log", "This browser stopped the reading. Try with a part of the log."],
  "no-robots": ["robots", "This is not a robots.txt: it has no line such as “Disallow: /cart”."],
  "no-pages": [
    "pages",
    "No page is listed here. Give a sitemap (not an index of sitemaps), whole addresses one a line, or the JSON of a crawl.",
  ],
};

type LogTabProps = {
  values: { log: string; robots: string; pages: string };
  onChange: (patch: Partial<LogTabProps["values"]>) => void;
};

/** Who came, by the server's own log. */
export function LogTab(props: LogTabProps) {
  const form = useForm();
  const log = useLog();
  const { progress, shown } = log;
  const [names, setNames] = useState<readonly string[]>([]);

  function handleSubmit(event: SubmitEvent) {
    const { log: lines, ...texts } = props.values;
    const isEmpty = lines.trim() === "";
    // Back on the page without the files that were dropped there is nothing to read.
    if (isEmpty && !isAsked(event)) return;
    if (!isEmpty) setNames(["pasted lines"]);
    if (isEmpty && names.length === 0) focusField(form.current, "log");
    log.ask({ ...(!isEmpty && { files: [new File([lines], "pasted")] }), texts });
  }

  function handleFiles(files: readonly File[]) {
    const { robots, pages } = props.values;
    props.onChange({ log: "" });
    setNames(files.map(({ name }) => name));
    log.ask({ files, texts: { robots, pages } });
  }

  return (
    <div className="tool-pane">
      <ToolForm
        ref={form}
        className="tool-form"
        onSubmit={handleSubmit}
        aria-busy={progress !== undefined}
        data-kept-result
      >
        <LogFields
          {...props}
          {...log}
          onFiles={handleFiles}
          waiting={progress ? <LogProgress {...{ progress, names }} onStop={log.stop} /> : null}
        />
      </ToolForm>
      {shown ? (
        <Suspense>
          <LogResult {...shown} names={names} />
        </Suspense>
      ) : progress ? null : (
        <RobotsEmpty
          title="Who came, what they got, and who only pretends appears here."
          points={[
            "May ChatGPT cite the site, and did it come?",
            "Pages that no search crawler asked for",
            "Who asked for what robots.txt closes",
          ]}
        />
      )}
    </div>
  );
}

type LogFieldsProps = LogTabProps &
  Pick<ReturnType<typeof useLog>, "progress" | "trouble" | "setTrouble"> & {
    onFiles: (files: readonly File[]) => void;
    waiting: ReactNode;
  };

function LogFields({
  values,
  onChange,
  progress,
  trouble,
  setTrouble,
  onFiles,
  waiting,
}: LogFieldsProps) {
  const field = (name: LogField) => ({
    ...asWritten,
    name,
    value: values[name],
    error: describeTrouble(trouble, name),
    className: "input input-code",
    onText: (text: string) => {
      onChange({ [name]: text });
      setTrouble(undefined);
    },
  });

  return (
    <>
      <Dropzone
        accept=".log,.txt,.gz,.json,.jsonl,.ndjson,.csv,text/plain,application/gzip"
        buttonLabel="Choose log files"
        onFiles={onFiles}
        actions={
          <RunButton isRunning={progress !== undefined}>
            {progress ? "Reading..." : "Read the log"}
          </RunButton>
        }
      >
        <LongField
          {...field("log")}
          label="Access log"
          hint={`Drop one or several files, also .gz, up to 1 GB, or paste lines: Apache, nginx, Caddy, Cloudflare or IIS. ${staysHere}`}
          rows={5}
          placeholder={'66.249.66.1 - - [28/Nov/2026:10:00:00 +0500] "GET / HTTP/1.1" 200 …'}
        />
      </Dropzone>
      {waiting}
      <div className="grid" data-gap="middle">
        <FileField {...field("robots")} label="robots.txt" accept=".txt,text/plain">
          Whom it lets in, and who asked for what it closes.
        </FileField>
        <FileField {...field("pages")} label="Your pages" accept=".xml,.txt,.json">
          A sitemap, addresses one a line, or a crawl’s JSON: which of them no crawler asked for.
        </FileField>
      </div>
    </>
  );
}

function describeTrouble(trouble: LogTrouble | undefined, field: LogField): string | undefined {
  if (trouble === undefined || PROBLEMS[trouble.problem][0] !== field) return undefined;
  const line = trouble.line === undefined ? "" : ` The first line: ${trouble.line}`;
  return PROBLEMS[trouble.problem][1] + line;
}

type FileFieldProps = Omit<Parameters<typeof LongField>[0], "optional" | "hint"> & {
  accept: string;
  children: string;
};

function FileField({ accept, children, ...field }: FileFieldProps) {
  return (
    <Dropzone accept={accept} onFile={(file) => void file.text().then(field.onText)}>
      <LongField {...field} optional hint={children} rows={3} />
    </Dropzone>
  );
}

type LogProgressProps = {
  progress: { done: number; total: number };
  names: readonly string[];
  onStop: () => void;
};

function LogProgress({ progress: { done, total }, names, onStop }: LogProgressProps) {
  const percent = Math.floor((done / Math.max(total, 1)) * 100);
  return (
    <div>
      <progress className="progress-bar" max={100} value={percent} aria-label="Reading the log" />
      <p className="tool-help" role="status">
        {names.join(", ")}: {percent - (percent % 25)}%
      </p>
      <Button size="sm" variant="outline" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
