import { Bookmark, Copy, FileText } from "lucide-react";
import {
  useEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
  type ReactNode,
} from "react";

import { parseWebUrl } from "#engine/address/parse-page-url.ts";
import { foreignTextWords, unreadableWords } from "#engine/html/foreign-text-words.ts";
import type { SourceProblem } from "#app/tools/kit/source/ask-about-source.ts";
import { bookmarklet } from "#app/tools/kit/bookmarklet.ts";
import { copyWithToast } from "#app/tools/kit/kept/hand-over.ts";
import { rememberMade } from "#app/tools/kit/kept/kept-forms.ts";
import { LongTextField } from "#app/tools/kit/long-text-field.tsx";
import { isPageSource, type PageSource } from "#app/tools/kit/source/page-source.ts";
import { useRestore } from "#app/tools/kit/kept/use-restore.ts";
import { RunButton } from "#app/tools/kit/run-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { Field, type FieldControl } from "#app/ui/field.tsx";
import { toast } from "#app/ui/toast.ts";

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
  /** Parts it from another one of the same tool. */
  name?: string;
  /** A further field of the tool. */
  children?: ReactNode;
};

/** Takes a page's HTML: pasted, dropped, or copied by the bookmarklet. It is text here and never runs. */
export function PageSourceForm(props: PageSourceFormProps) {
  const { label, busyLabel, isBusy, problem, onSource, url, shown } = props;
  const form = useRef<HTMLFormElement>(null);
  const [html, setHtml] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const [urlProblem, setUrlProblem] = useState(false);
  // What comes back with the visit was not asked for now, and takes no focus.
  const isAsked = useRef(false);
  const isFolded = shown !== undefined && !isOpen && problem === undefined;

  useEffect(() => {
    if (problem === undefined || !isAsked.current) return;
    isAsked.current = false;
    const field = "textarea:not([hidden]), .held-text button";
    form.current?.querySelector<HTMLElement>(field)?.focus();
  }, [problem]);

  function hand(source: Omit<PageSource, "url">) {
    const address = readUrl(url.trim());
    setUrlProblem(!address.ok);
    if (!address.ok) return form.current?.querySelector<HTMLElement>("[name=url]")?.focus();
    isAsked.current = true;
    take({ ...source, ...(address.url === undefined ? {} : { url: address.url }) });
  }

  function take(source: PageSource) {
    setIsOpen(false);
    if (form.current) rememberMade(form.current, source);
    onSource(source);
  }

  useRestore(form, "after", ({ made }) => {
    if (isPageSource(made)) take(made);
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    hand({ name: "Pasted source", html });
  }

  async function handleFile(file: File) {
    hand({ name: file.name, html: new Uint8Array(await file.arrayBuffer()) });
  }

  return (
    <div className="tool-pane page-source" aria-busy={isBusy}>
      {isFolded ? <GivenSource shown={shown} onChange={() => setIsOpen(true)} /> : null}
      <form
        ref={form}
        className="tool-form"
        onSubmit={handleSubmit}
        noValidate
        hidden={isFolded}
        data-kept={props.name}
      >
        <Dropzone
          accept=".html,.htm,.xhtml,.txt,text/html"
          buttonLabel="Choose a file"
          onFile={(file) => void handleFile(file)}
          actions={<RunButton isRunning={isBusy}>{isBusy ? busyLabel : label}</RunButton>}
        >
          <Field
            label="HTML of the page"
            hint="In your browser: view source, select all, copy. Or drop the .html file. It is read here, as text: nothing in it runs, loads or leaves this browser."
            error={problem && problems[problem]}
          >
            {(control) => <SourceField control={control} html={html} onChange={setHtml} />}
          </Field>
          <Field
            label="Address of the page"
            optional
            hint="Else it is taken from the page itself, where it says so."
            error={urlProblem ? badUrl : undefined}
          >
            {(control) => (
              <input
                {...control}
                className="input"
                name="url"
                inputMode="url"
                autoCapitalize="none"
                autoComplete="off"
                spellCheck={false}
                placeholder="https://www.example.pk/page"
                value={url}
                onChange={(event) => {
                  props.onUrlChange(event.target.value);
                  setUrlProblem(false);
                }}
              />
            )}
          </Field>
          {props.children}
        </Dropzone>
        <BookmarkletHelp />
      </form>
    </div>
  );
}

function SourceField({
  control,
  html,
  onChange,
}: {
  control: FieldControl;
  html: string;
  onChange: (html: string) => void;
}) {
  return (
    <LongTextField
      control={control}
      className="input input-code page-source-text"
      name="html"
      rows={7}
      spellCheck={false}
      autoCapitalize="none"
      autoComplete="off"
      placeholder={'<!doctype html>\n<html lang="en-PK">\n<head>'}
      value={html}
      onChange={onChange}
    />
  );
}

function readUrl(typed: string): { ok: boolean; url?: string } {
  if (typed === "") return { ok: true };
  const page = parseWebUrl(/^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`);
  return page ? { ok: true, url: page.href } : { ok: false };
}

/** What was read, in one line. */
function GivenSource({
  shown,
  onChange,
}: {
  shown: { name: string; details: string };
  onChange: () => void;
}) {
  return (
    <div className="page-source-given">
      <FileText className="icon" aria-hidden />
      <p>
        <b>{shown.name}</b>
        <span className="number">{shown.details}</span>
      </p>
      <Button size="sm" variant="outline" onClick={onChange}>
        Change source
      </Button>
    </div>
  );
}

function BookmarkletHelp() {
  const link = useRef<HTMLAnchorElement>(null);

  // React refuses javascript: addresses, as it should; this one is ours, and runs only elsewhere.
  useEffect(() => link.current?.setAttribute("href", bookmarklet), []);

  return (
    <details className="page-source-bookmarklet">
      <summary>Copy a page as it looks after its scripts have run</summary>
      <p className="tool-help">
        View source shows what the server sent. To audit what a visitor’s browser made of it, drag
        this to your bookmarks bar, open your page, press it, and paste here. It copies the page’s
        HTML and its address to your clipboard and does nothing else; some sites’ security rules
        stop it.
      </p>
      <div className="actions">
        <a ref={link} href="#bookmarklet" className="page-source-drag" onClick={explainDrag}>
          <Bookmark className="icon" aria-hidden />
          Copy page HTML
        </a>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => void copyWithToast(bookmarklet, "Copied to clipboard!")}
        >
          <Copy className="icon" aria-hidden />
          Copy the bookmark’s address
        </Button>
      </div>
    </details>
  );
}

function explainDrag(event: MouseEvent) {
  event.preventDefault();
  toast({
    title: "Drag this to your bookmarks bar.",
    description: "It works on the page you open next.",
  });
}
