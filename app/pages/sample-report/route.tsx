import { findPlan } from "#app/content/plans/index.ts";
import { plotCalls, readSampleReport, type MonthReport } from "#app/content/sample-report/index.ts";
import { paths } from "#lib/site/paths.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { ResultPlot } from "#app/sections/result-plot.tsx";
import { buildBreadcrumbList } from "#app/seo/json-ld/build-breadcrumb-list.ts";
import { JsonLd } from "#app/seo/json-ld/json-ld.tsx";
import { brandedTitle, buildPageMeta } from "#app/seo/page-meta.ts";
import { getTool } from "#app/tools/tools.ts";
import { Link } from "#app/ui/link.tsx";

import type { Route } from "./+types/route.ts";
import css from "./sample-report.css?inline";

export const handle = { css };

export function loader() {
  const report = readSampleReport();
  return {
    report,
    plan: findPlan(report.plan)!.title,
    plot: plotCalls(report),
    auditTool: getTool("seo-audit").path,
  };
}

export function meta({ loaderData: { report } }: Route.MetaArgs) {
  return buildPageMeta({
    path: paths.sampleReport,
    title: brandedTitle(report.title),
    description: report.description,
  });
}

export default function SampleReportPage({ loaderData }: Route.ComponentProps) {
  const { report, plan, plot, auditTool } = loaderData;

  return (
    <>
      <JsonLd
        blocks={[buildBreadcrumbList([{ name: "Sample report", path: paths.sampleReport }])]}
      />
      <header className="page-top wrap no-print">
        <h1>The two pages that you get every month</h1>
        <p className="lead">
          This is how a report reads. The shop is made up, and so are its figures. Print the page:
          it fits on two sheets of A4. For the other kind of report, on a whole site,{" "}
          <Link to={auditTool}>have ours or yours read</Link>: it prints too.
        </p>
      </header>
      <div className="report-sheets wrap stack">
        <FirstSheet report={report} plan={plan} plot={plot} />
        <SecondSheet report={report} />
      </div>
      <p className="after band-end wrap no-print">
        A word that you do not know? <Link to={paths.glossary}>The glossary</Link> has twenty.{" "}
        <Link to={paths.pricing}>Which plan reports how often</Link>
      </p>
      <CallToAction
        heading="Your shop instead of this one"
        text="Send us your website address. The first look is free, and it is the first line of your report."
      />
    </>
  );
}

type FirstSheetProps = {
  report: MonthReport;
  plan: string;
  plot: ReturnType<typeof plotCalls>;
};

function FirstSheet({ report, plan, plot }: FirstSheetProps) {
  return (
    <article className="report-sheet card stack" aria-labelledby="report-client">
      <p className="flag">Sample, made-up client</p>
      <h2 className="h3" id="report-client">
        {report.client}
      </h2>
      <dl className="facts">
        <Fact term="Month">{report.month}</Fact>
        <Fact term="Day one">{report.dayone}</Fact>
        <Fact term="Plan">{plan}</Fact>
        <Fact term="Your person">{report.named}</Fact>
      </dl>
      <p className="title">{report.sentence}</p>
      <Table
        title="What moved"
        columns={["Figure", "Day one", "Month before", "This month"]}
        rows={report.figures}
      />
      <figure className="report-plot">
        <ResultPlot plot={plot} size="column" />
        <figcaption className="mini soft">
          The shaded part is before our work; the dashed line is its average.
        </figcaption>
      </figure>
      <List title="What was done" lines={report.done} />
      <p className="mini soft">Page 1 of 2</p>
    </article>
  );
}

function SecondSheet({ report }: { report: MonthReport }) {
  return (
    <article className="report-sheet card stack new-sheet" aria-labelledby="report-failed">
      <p className="flag">Sample, made-up client</p>
      <List id="report-failed" title="What did not work" lines={report.failed} />
      <Table
        title="Where you are in the results"
        columns={["Search", "Day one", "Month before", "This month"]}
        rows={report.searches}
      />
      <Table
        title="Change log"
        columns={["Day", "What", "Where", "Who"]}
        rows={report.log}
        isText
      />
      <List title="Hours on fixes" lines={report.hours} />
      <List title="Next month" lines={report.next} />
      <List title="What we need from you" lines={report.needed} />
      <p className="mini soft">Page 2 of 2</p>
    </article>
  );
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function List({ title, lines, id }: { title: string; lines: readonly string[]; id?: string }) {
  return (
    <section className="stack" data-gap="small">
      <h3 className="title" id={id}>
        {title}
      </h3>
      <ul className="rows" data-kind="dense">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

type TableProps = {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** Words in every cell, not figures: a card a row on a phone. */
  isText?: boolean;
};

function Table({ title, columns, rows, isText }: TableProps) {
  return (
    <table className="table" data-cards={isText} data-figures={isText ? undefined : ""}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // On a card the first cell says what was done; the others name themselves.
              <td
                key={columns[index + 1]}
                data-label={isText && index > 0 ? columns[index + 1] : undefined}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
