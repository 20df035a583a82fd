import { FileText } from "lucide-react";
import {
  useEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from "react";
import { flushSync } from "react-dom";

import { parseWebUrl } from "#engine/address/parse-page-url.ts";
import { foreignTextWords, unreadableWords } from "#engine/html/foreign-text-words.ts";
import type { SourceProblem } from "./make-source-asker.ts";
import { FileKept } from "./file-kept.tsx";
import type { GivenFile } from "./given-file.ts";
import { isAsked, ToolForm } from "#app/tools/kit/tool-form.tsx";
import { asWritten, InputField, LongField } from "#app/tools/kit/input-field.tsx";
import { BookmarkletHelp } from "./bookmarklet-help.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import type { PageSource } from "./page-source.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";

const problems: Record<SourceProblem, string> = {
  empty: "Paste the page’s HTML, or drop the file here.",
  ...unreadableWords,
  ...foreignTextWords,
  failed: "The reading broke off: too much for this device. Try with a part of the page.",
};
const badUrl = "Write the full address, such as https://example.pk/page, or leave it empty.";

type PageSourceFormProps = {
  /** Words of the button, and of the button while it works. */
  label: string;
  busyLabel: string;
  isBusy: boolean;
  problem?: SourceProblem | undefined;
  onSource: (source: PageSource) => void;
  /** The page's address, kept by the caller. */
  url: string;
  onUrlChange: (url: string) => void;
  /** What is being shown now: the form folds to one line, with a way back. */
  shown?: { name: string; details: string } | undefined;
  children?: ReactNode;
};

/** Takes a page's HTML: pasted, dropped, or copied by the bookmarklet. It is text here and never runs. */
export function PageSourceForm(props: PageSourceFormProps) {
  const { label, busyLabel, isBusy, problem, url, shown } = props;
  const form = useRef<HTMLFormElement>(null);
  const [html, setHtml] = useState("");
  const [file, setFile] = useState<GivenFile>();
  const [isOpen, setIsOpen] = useState(false);
  const [isUrlWrong, setIsUrlWrong] = useState(false);
  const isFolded = shown !== undefined && !isOpen && problem === undefined;

  const asked = useFocusOnProblem(form, problem);

  function handleSubmit(event: SubmitEvent) {
    const address = readUrl(url.trim());
    setIsUrlWrong(!address.ok);
    if (!address.ok) return isAsked(event) && focusField(form.current, "url");
    if (isAsked(event)) asked();
    setIsOpen(false);
    const source = file ?? { name: "Pasted source", html };
    return props.onSource({ ...source, ...(address.url !== undefined && { url: address.url }) });
  }

  /** A file is read at once. */
  async function handleFile(given: File) {
    const bytes = new Uint8Array(await given.arrayBuffer());
    flushSync(() => setFile({ name: given.name, html: bytes }));
    form.current?.requestSubmit(form.current.querySelector<HTMLElement>("[type=submit]"));
  }

  return (
    <div className="tool-pane page-source" aria-busy={isBusy}>
      {isFolded ? <GivenSource shown={shown} onChange={() => setIsOpen(true)} /> : null}
      <ToolForm
        ref={form}
        className="tool-form"
        onSubmit={handleSubmit}
        hidden={isFolded}
        data-kept-result
      >
        <Dropzone
          accept=".html,.htm,.xhtml,.txt,text/html"
          buttonLabel="Choose a file"
          onFile={(given) => void handleFile(given)}
          actions={<RunButton isRunning={isBusy}>{isBusy ? busyLabel : label}</RunButton>}
        >
          <SourceFields
            {...{ html, url, problem, isUrlWrong }}
            onHtml={(typed) => {
              setHtml(typed);
              setFile(undefined);
            }}
            onUrl={(typed) => {
              props.onUrlChange(typed);
              setIsUrlWrong(false);
            }}
          />
          {props.children}
        </Dropzone>
        <BookmarkletHelp />
        <FileKept file={file} onFile={setFile} />
      </ToolForm>
    </div>
  );
}

/**
 * Leads to the text where it could not be read. Returns what is to be called when a visitor asks: what
 * comes back with the visit takes no focus.
 */
function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  problem: SourceProblem | undefined,
): () => void {
  const isToFocus = useRef(false);
  useEffect(() => {
    if (problem === undefined || !isToFocus.current) return;
    isToFocus.current = false;
    const field = "textarea:not([hidden]), .long-text-notice button";
    form.current?.querySelector<HTMLElement>(field)?.focus();
  }, [form, problem]);
  return () => {
    isToFocus.current = true;
  };
}

type SourceFieldsProps = {
  html: string;
  url: string;
  problem: SourceProblem | undefined;
  isUrlWrong: boolean;
  onHtml: (html: string) => void;
  onUrl: (url: string) => void;
};

function SourceFields({ html, url, problem, isUrlWrong, onHtml, onUrl }: SourceFieldsProps) {
  return (
    <>
      <LongField
        {...asWritten}
        label="HTML of the page"
        hint="In your browser: view source, select all, copy. Or drop the .html file. It is read here, as text: nothing in it runs, loads or leaves this browser."
        error={problem && problems[problem]}
        className="input input-code"
        wrap="off"
        name="html"
        rows={7}
        autoComplete="off"
        placeholder={'<!doctype html>\n<html lang="en-PK">\n<head>'}
        value={html}
        onText={onHtml}
      />
      <InputField
        {...asWritten}
        label="Address of the page"
        optional
        hint="Else it is taken from the page itself, where it says so."
        error={isUrlWrong ? badUrl : undefined}
        name="url"
        inputMode="url"
        placeholder="https://www.example.pk/page"
        value={url}
        onText={onUrl}
      />
    </>
  );
}

function readUrl(typed: string): { ok: boolean; url?: string } {
  if (typed === "") return { ok: true };
  const page = parseWebUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  return page ? { ok: true, url: page.href } : { ok: false };
}

type GivenSourceProps = { shown: { name: string; details: string }; onChange: () => void };

/** What was read, in one line. */
function GivenSource({ shown, onChange }: GivenSourceProps) {
  return (
    <div className="page-source-given cluster" data-gap="middle">
      <p className="note" data-tone="good">
        <FileText className="icon" aria-hidden />
        <span>
          <b>{shown.name}</b> <br />
          <span className="number mini soft">{shown.details}</span>
        </span>
      </p>
      <Button size="sm" variant="outline" onClick={onChange}>
        Change source
      </Button>
    </div>
  );
}
