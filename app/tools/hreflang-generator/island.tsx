import { lazy, useEffect, useState } from "react";

import {
  generateHreflangTags,
  generateLinkHeader,
  generateSitemap,
  type HreflangOutputs,
} from "#engine/hreflang/write-annotations.ts";
import { HreflangForm } from "#app/tools/hreflang-generator/hreflang-form.tsx";
import {
  makeRow,
  readHreflangRows,
  writeRows,
  type FormRow,
} from "#app/tools/hreflang-generator/form-row.ts";
import {
  HreflangOutput,
  loadGeneratedTags,
} from "#app/tools/hreflang-generator/hreflang-output.tsx";
import type { RowFault } from "#app/tools/hreflang-generator/find-row-faults.ts";
import { addScheme } from "#app/tools/hreflang-generator/add-scheme.ts";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const CheckPages = lazy(async () => ({
  default: (await import("#app/tools/hreflang-generator/check-pages.tsx")).CheckPages,
}));

const firstRows = [makeRow()];

const defaults = { rows: writeRows(firstRows), fallback: "" };

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(HreflangTool);

function HreflangTool() {
  const { values, change, isRestored } = useAddressState(defaults);
  const write = <WriteWay values={values} onChange={change} isRestored={isRestored} />;
  return (
    <ToolTabs
      loadExamples={() => import("#app/tools/hreflang-generator/examples.ts")}
      tabs={[
        { name: "write", label: "Write tags", content: write },
        { name: "check-pages", label: "Check pages", content: <CheckPages />, isLater: true },
      ]}
    />
  );
}

type WriteWayProps = {
  values: typeof defaults;
  onChange: (patch: Partial<typeof defaults>) => void;
  isRestored: boolean;
};

function WriteWay({ values, onChange, isRestored }: WriteWayProps) {
  const [edited, setEdited] = useState<readonly FormRow[]>();
  const [generated, setGenerated] = useState<{ outputs: HreflangOutputs; run: number }>();
  const [faults, setFaults] = useState<readonly RowFault[]>([]);
  const [restored] = useState(() => new Map<string, readonly FormRow[]>());

  const rows = edited ?? restoreRows(values.rows, restored);
  const current = writeOutputs(rows, values.fallback);

  // An address can be written by anybody: what it carries is checked as what is typed.
  useEffect(() => {
    if (!isRestored || current.head === "") return;
    void findFaultsOf(rows, values.fallback, current).then((found) => {
      setFaults(found);
      if (found.length === 0) setGenerated((last) => last ?? { outputs: current, run: 0 });
    });
    // oxlint-disable-next-line react/exhaustive-deps -- once, with what the visitor came with
  }, [isRestored]);

  function changeRows(next: readonly FormRow[]) {
    void loadGeneratedTags();
    setEdited(next);
    onChange({ rows: writeRows(next) });
  }

  async function handleGenerate() {
    const found = await findFaultsOf(rows, values.fallback, current);
    setFaults(found);
    if (found[0]) {
      setGenerated(undefined);
      document.getElementsByName(found[0].field)[0]?.focus();
      return;
    }
    setGenerated((last) => ({ outputs: current, run: (last?.run ?? 0) + 1 }));
    toast({ title: "Hreflang tags generated!" });
  }

  return (
    <div className="tool-split" data-form="wide">
      <HreflangForm
        rows={rows}
        onRowsChange={changeRows}
        fallbackUrl={values.fallback}
        onFallbackUrlChange={(fallback) => onChange({ fallback })}
        faults={faults}
        onGenerate={() => void handleGenerate()}
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
  const { findRowFaults, findMissingRows } =
    await import("#app/tools/hreflang-generator/find-row-faults.ts");
  return head === "" ? [findMissingRows(rows)] : findRowFaults(rows, fallbackUrl);
}

/** The same rows for the same address, so that a field keeps its focus while another is typed in. */
function restoreRows(text: string, known: Map<string, readonly FormRow[]>): readonly FormRow[] {
  const rows = known.get(text) ?? readHreflangRows(text) ?? firstRows;
  known.set(text, rows);
  return rows;
}
