import { lazy, Suspense, useState } from "react";

import { count } from "#lib/count.ts";
import { PageSourceForm } from "#app/tools/kit/source/page-source-form.tsx";
import { useSourceReading, type SourceReading } from "#app/tools/kit/source/use-source-reading.ts";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import type { Audit } from "#engine/page-audit/audit-page.ts";
import AuditEmpty from "./audit-empty.tsx";
import { Button } from "#app/ui/button.tsx";
import { makeSourceAsker } from "#app/tools/kit/source/make-source-asker.ts";
import type { PageSource } from "#app/tools/kit/source/page-source.ts";

const runAudit = makeSourceAsker<PageSource, Audit>(
  () => new Worker(new URL("./audit.worker.ts", import.meta.url), { type: "module" }),
  async (source) => {
    const { auditSource } = await import("./audit-source.ts");
    return auditSource(source);
  },
);

const SourceVerdict = lazy(async () => ({
  default: (await import("./source-verdict.tsx")).SourceVerdict,
}));
const AuditCompare = lazy(async () => ({
  default: (await import("./audit-compare.tsx")).AuditCompare,
}));

type Shown = SourceReading<Audit>;

/** A page's HTML, audited beside the page, and set against a second one if wished. */
export function AuditOfSource({ url, onUrlChange }: PageProps) {
  const mine = useSourceReading(runAudit);
  const theirs = useSourceReading(runAudit);
  const [theirUrl, setTheirUrl] = useState("");
  const [isComparing, setIsComparing] = useState(false);

  return (
    <>
      <PageSourceForm
        label="Audit this page"
        busyLabel="Analyzing..."
        {...mine.form}
        url={url}
        onUrlChange={onUrlChange}
        shown={describe(mine.shown)}
      />
      {mine.shown ? (
        <Suspense
          fallback={
            <p className="tool-help" aria-busy>
              Writing the report…
            </p>
          }
        >
          <SourceVerdict audit={mine.shown.report} run={mine.shown.run} key={mine.shown.run} />
          <section className="audit-against" aria-label="Compare with another page">
            {isComparing ? (
              <>
                <h2>The page to compare with</h2>
                <div className="tool-panel card">
                  <PageSourceForm
                    name="theirs"
                    label="Compare"
                    busyLabel="Analyzing..."
                    {...theirs.form}
                    url={theirUrl}
                    onUrlChange={setTheirUrl}
                    shown={describe(theirs.shown)}
                  />
                </div>
                {theirs.shown ? (
                  <AuditCompare
                    mine={{ name: nameOf(mine.shown), audit: mine.shown.report }}
                    theirs={{ name: nameOf(theirs.shown), audit: theirs.shown.report }}
                    run={theirs.shown.run}
                  />
                ) : null}
              </>
            ) : (
              <Button variant="outline" onClick={() => setIsComparing(true)}>
                Compare with a competitor’s page
              </Button>
            )}
          </section>
        </Suspense>
      ) : (
        <AuditEmpty />
      )}
    </>
  );
}

function describe(shown: Shown | undefined): { name: string; details: string } | undefined {
  if (shown === undefined) return undefined;
  const { source, report: audit } = shown;
  const size = `${count(audit.lineCount, "line")}, ${formatSize(source.html.length)}`;
  return { name: source.name, details: audit.url === null ? size : `${size}, for ${audit.url}` };
}

function nameOf({ source, report: audit }: Shown): string {
  return audit.url === null ? source.name : new URL(audit.url).hostname;
}

function formatSize(characters: number): string {
  return characters < 1_000_000
    ? `${Math.ceil(characters / 1000)} KB`
    : `${(characters / 1_000_000).toFixed(1)} MB`;
}
