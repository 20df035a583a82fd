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
} from "#app/tools/hreflang-generator/hreflang-rows.ts";
import {
  HreflangOutput,
  loadGeneratedTags,
} from "#app/tools/hreflang-generator/hreflang-output.tsx";
import type { RowFault } from "#app/tools/hreflang-generator/mend-rows.ts";
import { addScheme } from "#app/tools/hreflang-generator/add-scheme.ts";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { toast } from "#app/ui/toast.ts";

const CheckPages = lazy(async () => {
  const { CheckPages: component } = await import("#app/tools/hreflang-generator/check-pages.tsx");
  return { default: component };
});

const firstRows = [makeRow()];

/** Write the tags, then check what stands on the pages. */
export function HreflangTool() {
  const { values, change, isRestored } = useAddressState({
    rows: writeRows(firstRows),
    fallback: "",
  });
  const [edited, setEdited] = useState<readonly FormRow[]>();
  const [generated, setGenerated] = useState<{ outputs: HreflangOutputs; run: number }>();
  const [faults, setFaults] = useState<readonly RowFault[]>([]);
  const [restored] = useState(() => new Map<string, readonly FormRow[]>());

  const rows = edited ?? restoreRows(values.rows, restored);
  const input = {
    rows: rows.map((row) => ({
      url: addScheme(row.url),
      language: row.language.trim(),
      region: row.region.trim(),
    })),
    fallbackUrl: addScheme(values.fallback),
  };
  const current: HreflangOutputs = {
    head: generateHreflangTags(input),
    header: generateLinkHeader(input),
    sitemap: generateSitemap(input),
  };

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
    change({ rows: writeRows(next) });
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
    <ToolTabs
      loadExamples={() => import("#app/tools/hreflang-generator/examples.ts")}
      tabs={[
        {
          name: "write",
          label: "Write tags",
          content: (
            <div className="tool-split hreflang-write">
              <HreflangForm
                rows={rows}
                onRowsChange={changeRows}
                fallbackUrl={values.fallback}
                onFallbackUrlChange={(fallback) => change({ fallback })}
                faults={faults}
                onGenerate={() => void handleGenerate()}
              />
              <HreflangOutput
                outputs={generated?.outputs}
                run={generated?.run ?? 0}
                isStale={generated !== undefined && generated.outputs.head !== current.head}
              />
            </div>
          ),
        },
        {
          name: "check-pages",
          label: "Check pages",
          content: (
            <OnceOpened>
              <CheckPages />
            </OnceOpened>
          ),
        },
      ]}
    />
  );
}

async function findFaultsOf(
  rows: readonly FormRow[],
  fallbackUrl: string,
  { head }: HreflangOutputs,
) {
  const { findRowFaults, findMissingRows } =
    await import("#app/tools/hreflang-generator/mend-rows.ts");
  return head === "" ? [findMissingRows(rows)] : findRowFaults(rows, fallbackUrl);
}

/** The same rows for the same address, so that a field keeps its focus while another is typed in. */
function restoreRows(text: string, known: Map<string, readonly FormRow[]>): readonly FormRow[] {
  const rows = known.get(text) ?? readHreflangRows(text) ?? firstRows;
  known.set(text, rows);
  return rows;
}
