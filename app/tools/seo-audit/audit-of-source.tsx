import { lazy, Suspense } from "react";

import { count } from "#lib/count.ts";
import { PageSourceForm } from "#app/tools/kit/source/page-source-form.tsx";
import { useSourceReading, type SourceReading } from "#app/tools/kit/source/use-source-reading.ts";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import type { Audit } from "#engine/page-audit/audit-page.ts";
import AuditEmpty from "./audit-empty.tsx";
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

type Shown = SourceReading<Audit>;

/** A page's HTML, audited beside the page. */
export function AuditOfSource({ url, onUrlChange }: PageProps) {
  const { form, shown } = useSourceReading(runAudit);

  return (
    <>
      <PageSourceForm
        label="Audit this page"
        busyLabel="Analyzing..."
        {...form}
        url={url}
        onUrlChange={onUrlChange}
        shown={describe(shown)}
      />
      {shown ? (
        <Suspense
          fallback={
            <p className="tool-help" aria-busy>
              Writing the report…
            </p>
          }
        >
          <SourceVerdict audit={shown.report} run={shown.run} key={shown.run} />
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

function formatSize(characters: number): string {
  return characters < 1_000_000
    ? `${Math.ceil(characters / 1000)} KB`
    : `${(characters / 1_000_000).toFixed(1)} MB`;
}
