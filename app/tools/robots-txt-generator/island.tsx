import { lazy, Suspense, useState } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { generateRobotsTxt } from "#engine/robots-txt/write-robots-txt.ts";
import { RobotsForm } from "#app/tools/robots-txt-generator/robots-form.tsx";
import {
  makeGroup,
  readAi,
  readGroups,
  toRules,
  writeAi,
  writeGroups,
  type GroupRow,
} from "#app/tools/robots-txt-generator/group-row.ts";
import { useResult } from "#app/tools/kit/result/use-result.ts";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const RobotsGuide = keptMarkup(() => import("#app/tools/robots-txt-generator/robots-guide.tsx"));
const RobotsFile = lazy(async () => ({
  default: (await import("#app/tools/robots-txt-generator/robots-file-view.tsx")).RobotsFileView,
}));
const TestTab = lazy(async () => ({
  default: (await import("#app/tools/robots-txt-generator/test-tab.tsx")).TestTab,
}));

const firstGroups = [makeGroup()];

const defaults = {
  rules: writeGroups(firstGroups),
  sitemap: "",
  block: "",
  robots: "",
  agent: "Googlebot",
  urls: "",
};

/** Write it, then test it: one file through both tabs. */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(RobotsTool);

function RobotsTool() {
  const { values, change, isRestored } = useAddressState(defaults);
  const given = { values, onChange: change, isRestored };

  return (
    <ToolTabs
      loadExamples={() => import("#app/tools/robots-txt-generator/examples.ts")}
      tabs={[
        { name: "write", label: "Write it", content: <WriteWay {...given} /> },
        { name: "test", label: "Test it", content: <TestTab {...given} />, isLater: true },
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
  const { rules, sitemap: sitemapUrl, block } = values;
  const [edited, setEdited] = useState<readonly GroupRow[]>();
  const [generated, setGenerated] = useResult<{ text: string }>();
  const [restored] = useState(() => new Map<string, readonly GroupRow[]>());

  const groups = edited ?? restoreGroups(rules, restored);
  const ai = readAi(block);
  const current = generateRobotsTxt({ rules: toRules(groups), sitemapUrl, ai });
  const arrivedWithFile = isRestored && rules + sitemapUrl + block !== defaults.rules;
  const file = generated ?? (arrivedWithFile ? { text: current, run: 0 } : undefined);

  function changeGroups(next: readonly GroupRow[]) {
    setEdited(next);
    onChange({ rules: writeGroups(next) });
  }

  function handleGenerate() {
    setGenerated({ text: current });
    if (current !== "") toast({ title: "robots.txt file generated!" });
  }

  return (
    <div className="tool-split" data-form="wide">
      <RobotsForm
        groups={groups}
        onGroupsChange={changeGroups}
        ai={ai}
        onAiChange={(next) => onChange({ block: writeAi(next) })}
        sitemapUrl={sitemapUrl}
        onSitemapUrlChange={(sitemap) => onChange({ sitemap })}
        onGenerate={handleGenerate}
      />
      {file && file.text !== "" ? (
        <Suspense fallback={<RobotsGuide id="robots-guide" />}>
          <RobotsFile
            text={file.text}
            run={file.run}
            isStale={file.text !== current}
            onTest={() => onChange({ robots: file.text })}
          />
        </Suspense>
      ) : (
        <RobotsGuide id="robots-guide" />
      )}
    </div>
  );
}

/** The same rows for the same address, so that a field keeps its focus while another is typed in. */
function restoreGroups(
  rules: string,
  known: Map<string, readonly GroupRow[]>,
): readonly GroupRow[] {
  const groups = known.get(rules) ?? readGroups(rules) ?? firstGroups;
  known.set(rules, groups);
  return groups;
}
