import { lazy, Suspense, useState } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { generateRobotsTxt } from "#engine/robots-txt/write-robots-txt.ts";
import { RobotsForm } from "./robots-form.tsx";
import { makeGroup, readAi, toRules, writeAi, type GroupRow } from "./group-row.ts";
import { useResult } from "#app/tools/kit/result/use-result.ts";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useFields } from "#app/tools/kit/use-fields.ts";
import { toast } from "#app/ui/toast/toast.ts";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const RobotsGuide = keptMarkup(() => import("./robots-guide.tsx"));
const RobotsFile = lazy(async () => ({
  default: (await import("./robots-file-view.tsx")).RobotsFileView,
}));
const TestTab = lazy(async () => ({
  default: (await import("./test-tab.tsx")).TestTab,
}));
const LogTab = lazy(async () => ({
  default: (await import("./log-tab.tsx")).LogTab,
}));

const firstGroups = [makeGroup()];

const defaults = {
  sitemap: "",
  block: "",
  robots: "",
  agent: "Googlebot",
  urls: "",
  log: "",
  pages: "",
};

/** Write it, test it, and see who came: one file through all tabs. */
// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(RobotsTool);

function RobotsTool() {
  const { values, change } = useFields(defaults);
  const given = { values, onChange: change };

  return (
    <ToolTabs
      loadExamples={() => import("./examples.ts")}
      tabs={[
        { name: "write", label: "Write it", content: <WriteWay {...given} /> },
        { name: "test", label: "Test it", content: <TestTab {...given} />, isLater: true },
        { name: "log", label: "Who came", content: <LogTab {...given} />, isLater: true },
      ]}
    />
  );
}

type WriteWayProps = {
  values: typeof defaults;
  onChange: (patch: Partial<typeof defaults>) => void;
};

function WriteWay({ values, onChange }: WriteWayProps) {
  const { sitemap: sitemapUrl, block } = values;
  const [groups, setGroups] = useState<readonly GroupRow[]>(firstGroups);
  const [file, setFile] = useResult<{ text: string }>();

  const ai = readAi(block);
  const current = generateRobotsTxt({ rules: toRules(groups), sitemapUrl, ai });

  function handleGenerate(isByVisitor: boolean) {
    setFile({ text: current });
    if (isByVisitor && current !== "") toast({ title: "robots.txt file generated!" });
  }

  return (
    <div className="tool-split" data-form="wide">
      <RobotsForm
        groups={groups}
        onGroupsChange={setGroups}
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
