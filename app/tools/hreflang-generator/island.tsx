import { lazy, useState } from "react";

import {
  generateHreflangTags,
  generateLinkHeader,
  generateSitemap,
  type HreflangOutputs,
} from "#engine/hreflang/write-annotations.ts";
import { HreflangForm } from "./hreflang-form.tsx";
import { makeRow, type FormRow } from "./form-row.ts";
import { HreflangOutput, loadGeneratedTags } from "./hreflang-output.tsx";
import type { RowFault } from "./find-row-faults.ts";
import { addScheme } from "./add-scheme.ts";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { toast } from "#app/ui/toast/toast.ts";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const CheckPages = lazy(async () => ({
  default: (await import("./check-pages.tsx")).CheckPages,
}));

const firstRows = [makeRow()];

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(HreflangTool);

function HreflangTool() {
  return (
    <ToolTabs
      loadExamples={() => import("./examples.ts")}
      tabs={[
        { name: "write", label: "Write tags", content: <WriteWay /> },
        { name: "check-pages", label: "Check pages", content: <CheckPages />, isLater: true },
      ]}
    />
  );
}

function WriteWay() {
  const [rows, setRows] = useState<readonly FormRow[]>(firstRows);
  const [fallback, setFallback] = useState("");
  const [generated, setGenerated] = useState<{ outputs: HreflangOutputs; run: number }>();
  const [faults, setFaults] = useState<readonly RowFault[]>([]);
  const current = writeOutputs(rows, fallback);

  function changeRows(next: readonly FormRow[]) {
    void loadGeneratedTags();
    setRows(next);
  }

  async function handleGenerate(isByVisitor: boolean) {
    const found = await findFaultsOf(rows, fallback, current);
    setFaults(found);
    if (found[0]) {
      setGenerated(undefined);
      if (isByVisitor) document.getElementsByName(found[0].field)[0]?.focus();
      return;
    }
    setGenerated((last) => ({ outputs: current, run: (last?.run ?? 0) + 1 }));
    if (isByVisitor) toast({ title: "Hreflang tags generated!" });
  }

  return (
    <div className="tool-split" data-form="wide">
      <HreflangForm
        rows={rows}
        onRowsChange={changeRows}
        fallbackUrl={fallback}
        onFallbackUrlChange={setFallback}
        faults={faults}
        onGenerate={(isByVisitor) => void handleGenerate(isByVisitor)}
      />
      <HreflangOutput
        outputs={generated?.outputs}
        run={generated?.run ?? 0}
        isStale={generated !== undefined && generated.outputs.head !== current.head}
      />
    </div>
  );
}

function writeOutputs(typed: readonly FormRow[], fallback: string): HreflangOutputs {
  const rows = typed.map((row) => ({
    url: addScheme(row.url),
    language: row.language.trim(),
    region: row.region.trim(),
  }));
  const input = { rows, fallbackUrl: addScheme(fallback) };
  return {
    head: generateHreflangTags(input),
    header: generateLinkHeader(input),
    sitemap: generateSitemap(input),
  };
}

async function findFaultsOf(
  rows: readonly FormRow[],
  fallbackUrl: string,
  { head }: HreflangOutputs,
) {
  const { findRowFaults, findMissingRows } = await import("./find-row-faults.ts");
  return head === "" ? [findMissingRows(rows)] : findRowFaults(rows, fallbackUrl);
}
