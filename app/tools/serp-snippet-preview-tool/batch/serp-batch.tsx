import { CircleCheck, CircleX, Copy as CopyIcon, Download, TriangleAlert } from "lucide-react";
import { useRef, useState, type FormEvent } from "react";

import { toCsv } from "#lib/to-csv.ts";
import { downloadWithToast } from "#app/tools/kit/kept/hand-over.ts";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import type {
  BatchProblem,
  FieldVerdict,
  PageReport,
} from "#app/tools/serp-snippet-preview-tool/batch/batch.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { Field } from "#app/ui/field.tsx";

const problems: Record<BatchProblem, string> = {
  empty: "Paste at least one line: url, title, description.",
  "no-title-column": 'The header has no column "title". Rename one, or leave the header out.',
  "one-column": "Only one column was found. Separate url, title and description by commas or tabs.",
  html: "This looks like the HTML of a page, not like a table. Paste rows of url, title and description; for one page, choose “One page” and have its address loaded.",
  xml: "This looks like a sitemap or a feed (XML), which holds no titles. Paste rows of url, title and description, such as a crawler exports.",
  "no-table":
    "This looks like a program, a diff, an e-mail or a response, not like a table. Paste rows of url, title and description, such as a crawler exports.",
  "no-address":
    "The first column holds no address. Name the columns in a first line, such as: title, description.",
  json: "This looks like JSON. Save it as CSV: rows of url, title and description.",
};

const EXAMPLE = `url,title,description
https://www.example.pk/,"SEO Agency in Lahore","Rank for what your customers search."
https://www.example.pk/audit,"Free SEO Audit for Small Businesses in Lahore, Karachi and Islamabad",`;

const loadBatch = () => import("#app/tools/serp-snippet-preview-tool/batch/batch.ts");

type Shown = {
  reports: readonly PageReport[];
  rows: (string | number)[][];
  run: number;
};

/** A whole site's titles and descriptions, from a spreadsheet or a crawler's export. */
export function SerpBatch() {
  const [source, setSource] = useState("");
  const [problem, setProblem] = useState<BatchProblem>();
  const [shown, setShown] = useState<Shown>();
  const form = useRef<HTMLFormElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { parsePages, measurePages, toBatchRows } = await loadBatch();
    const pages = parsePages(source);
    setProblem(pages.ok ? undefined : pages.problem);
    if (!pages.ok) {
      form.current?.querySelector<HTMLElement>("[name=csv]")?.focus();
      return;
    }
    const reports = measurePages(pages.value);
    setShown((last) => ({ reports, rows: toBatchRows(reports), run: (last?.run ?? 0) + 1 }));
  }

  async function handleFile(file: File) {
    setSource(await file.text());
    setProblem(undefined);
  }

  return (
    <div className="serp-batch">
      <form ref={form} onSubmit={(event) => void handleSubmit(event)} noValidate data-kept-result>
        <Dropzone
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFile={(file) => void handleFile(file)}
          actions={<Button type="submit">Measure pages</Button>}
        >
          <Field
            label="Pages as CSV: url, title, description"
            hint="Paste from a spreadsheet, or drop a crawler’s export. It stays in this browser."
            error={problem && problems[problem]}
          >
            {(control) => (
              <textarea
                {...control}
                className="input input-code serp-csv"
                name="csv"
                spellCheck={false}
                placeholder={EXAMPLE}
                value={source}
                onFocus={() => void loadBatch()}
                onChange={(event) => setSource(event.target.value)}
              />
            )}
          </Field>
        </Dropzone>
      </form>
      {shown ? (
        <ResultFrame
          label={summarize(shown.reports)}
          run={shown.run}
          badge={
            <MeasuredBadge on="text">
              Arial 20 px and 14 px on a computer. Limits are estimates: 580 px and 920 px.
            </MeasuredBadge>
          }
          headline={summarize(shown.reports)}
          notes={
            <Button
              size="sm"
              variant="outline"
              onClick={() =>
                downloadWithToast(
                  { name: "serp_widths.csv", text: toCsv(shown.rows), type: "text/csv" },
                  "Widths exported as CSV!",
                )
              }
            >
              <Download className="icon" aria-hidden />
              Export CSV
            </Button>
          }
        >
          <ol className="serp-pages">
            {shown.reports.map((report, index) => (
              <li key={index}>
                <PageRow report={report} />
              </li>
            ))}
          </ol>
        </ResultFrame>
      ) : null}
    </div>
  );
}

function PageRow({ report }: { report: PageReport }) {
  const { desktop } = report.snippet.screens;
  return (
    <>
      <div>
        <p className="tool-status" data-status={report.isClean ? "pass" : "fail"}>
          {report.isClean ? (
            <CircleCheck className="icon" aria-hidden />
          ) : (
            <CircleX className="icon" aria-hidden />
          )}
          {report.isClean ? "Fits" : "To fix"}
        </p>
        <p className="serp-page-url">{report.url || "no address"}</p>
      </div>
      {(["title", "description"] as const).map((field) => (
        <div key={field} className="serp-page-field">
          <p dir="auto" data-field={field}>
            {desktop[field].lines.map((line) => line.map(({ text }) => text).join("")).join(" ") ||
              "none"}
          </p>
          <p className="serp-page-figures">
            <span className="number">
              {Math.round(desktop[field].px)} px, {report.snippet.signs[field]} characters
            </span>
            {report.verdicts[field].map((verdict) => (
              <Verdict key={verdict} verdict={verdict} />
            ))}
          </p>
        </div>
      ))}
    </>
  );
}

function Verdict({ verdict }: { verdict: FieldVerdict }) {
  const status = verdict === "fits" ? "pass" : verdict === "duplicate" ? "warn" : "fail";
  const Icon =
    verdict === "fits"
      ? CircleCheck
      : verdict === "duplicate"
        ? CopyIcon
        : verdict === "missing"
          ? TriangleAlert
          : CircleX;
  return (
    <span className="tool-status" data-status={status}>
      <Icon className="icon" aria-hidden />
      {verdict.replace("desktop", "a computer").replace("mobile", "a phone")}
    </span>
  );
}

function summarize(reports: readonly PageReport[]): string {
  const clean = reports.filter(({ isClean }) => isClean).length;
  const pages = reports.length === 1 ? "1 page" : `${reports.length} pages`;
  return clean === reports.length
    ? `${pages}, all fit`
    : `${pages}, ${reports.length - clean} to fix`;
}
