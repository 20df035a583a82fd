import { CircleCheck, CircleX, Copy as CopyIcon, TriangleAlert } from "lucide-react";
import { useRef, useState } from "react";

import { ownValue } from "#lib/own-value.ts";
import { toCsv } from "#lib/text/to-csv.ts";
import { staysHere } from "#app/content/what-tools-send.ts";
import { FIGURE_TABLE } from "#app/tools/kit/figure-table.ts";
import { AreaField } from "#app/tools/kit/input-field.tsx";
import { ExportCsv } from "#app/tools/kit/result/export-csv.tsx";
import { useResult } from "#app/tools/kit/result/use-result.ts";
import { ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import type { BatchProblem, FieldVerdict, PageReport } from "./measure-pages.ts";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Button } from "#app/ui/button.tsx";
import { Dropzone } from "#app/ui/dropzone.tsx";
import { StatusWord } from "#app/ui/status-word.tsx";

const problems: Record<BatchProblem, string> = {
  empty: "Paste at least one line: url, title, description.",
  "no-title-column": 'The header has no column "title". Rename one, or leave the header out.',
  "one-column": "Only one column was found. Separate url, title and description by commas or tabs.",
  html: "This looks like HTML or XML, not like a table. Paste rows of url, title and description; for one page, choose “One page” and have its address loaded.",
  figures: `${FIGURE_TABLE} It has no titles to measure: paste rows of url, title and description, such as a crawler’s export of the same pages.`,
  "no-address":
    "The first column holds no address. Name the columns in a first line, such as: title, description.",
  json: "This looks like JSON. Save it as CSV: rows of url, title and description.",
};

const EXAMPLE = `url,title,description
https://www.example.pk/,"SEO Agency in Lahore","Rank for what your customers search."
https://www.example.pk/audit,"Free SEO Audit for Small Businesses in Lahore, Karachi and Islamabad",`;

const loadBatch = () => import("./measure-pages.ts");

type Shown = { reports: readonly PageReport[]; rows: (string | number)[][] };

/** A whole site's titles and descriptions, from a spreadsheet or a crawler's export. */
export function SerpBatch() {
  const [source, setSource] = useState("");
  const [problem, setProblem] = useState<BatchProblem>();
  const [shown, show] = useResult<Shown>();
  const form = useRef<HTMLFormElement>(null);

  async function handleSubmit() {
    const { parsePages, measurePages, toBatchRows } = await loadBatch();
    const pages = parsePages(source);
    setProblem(pages.ok ? undefined : pages.problem);
    if (!pages.ok) return focusField(form.current, "csv");
    const reports = measurePages(pages.value);
    show({ reports, rows: toBatchRows(reports) });
  }

  async function handleFile(file: File) {
    setSource(await file.text());
    setProblem(undefined);
  }

  return (
    <div>
      <ToolForm ref={form} onSubmit={handleSubmit} data-kept-result>
        <Dropzone
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onFile={(file) => void handleFile(file)}
          actions={<Button type="submit">Measure pages</Button>}
        >
          <AreaField
            label="Pages as CSV: url, title, description"
            hint={`Paste from a spreadsheet, or drop a crawler’s export. ${staysHere}`}
            error={problem && problems[problem]}
            className="input input-code"
            rows={7}
            wrap="off"
            name="csv"
            spellCheck={false}
            placeholder={EXAMPLE}
            value={source}
            onFocus={() => void loadBatch()}
            onText={setSource}
          />
        </Dropzone>
      </ToolForm>
      {shown ? <Pages {...shown} /> : null}
    </div>
  );
}

function Pages({ reports, rows, run }: Shown & { run: number }) {
  return (
    <ResultFrame
      label={summarize(reports)}
      run={run}
      isPart={reports.every(({ isClean }) => isClean)}
      badge={
        <MeasuredBadge on="text">
          Arial 20 px and 14 px on a computer. Limits are estimates: 580 px and 920 px.
        </MeasuredBadge>
      }
      headline={summarize(reports)}
      notes={
        <ExportCsv
          name="serp_widths.csv"
          write={() => toCsv(rows)}
          toast="Widths exported as CSV!"
        />
      }
    >
      <ol className="serp-pages rows">
        {reports.map((report, index) => (
          <li key={index}>
            <PageRow report={report} />
          </li>
        ))}
      </ol>
    </ResultFrame>
  );
}

function PageRow({ report }: { report: PageReport }) {
  const { desktop } = report.snippet.screens;
  return (
    <>
      <div>
        <StatusWord
          as="p"
          of={report.isClean ? "pass" : "fail"}
          Icon={report.isClean ? CircleCheck : CircleX}
        >
          {report.isClean ? "Fits" : "To fix"}
        </StatusWord>
        <p className="soft">
          <code>{report.url || "no address"}</code>
        </p>
      </div>
      {(["title", "description"] as const).map((field) => (
        <div key={field} className="stack" data-gap="small">
          <p dir="auto" data-field={field}>
            {desktop[field].lines.map((line) => line.map(({ text }) => text).join("")).join(" ") ||
              "none"}
          </p>
          <p className="cluster mini soft">
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

const marks = {
  fits: { of: "pass", Icon: CircleCheck },
  duplicate: { of: "warn", Icon: CopyIcon },
  "cut before it was pasted": { of: "warn", Icon: TriangleAlert },
  missing: { of: "fail", Icon: TriangleAlert },
} as const;

function Verdict({ verdict }: { verdict: FieldVerdict }) {
  const mark = ownValue<(typeof marks)[keyof typeof marks]>(marks, verdict);
  return (
    <StatusWord {...(mark ?? { of: "fail", Icon: CircleX })}>
      {verdict.replace("desktop", "a computer").replace("mobile", "a phone")}
    </StatusWord>
  );
}

function summarize(reports: readonly PageReport[]): string {
  const clean = reports.filter(({ isClean }) => isClean).length;
  const pages = reports.length === 1 ? "1 page" : `${reports.length} pages`;
  return clean === reports.length
    ? `${pages}, all fit`
    : `${pages}, ${reports.length - clean} to fix`;
}
