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
} from "#app/tools/robots-txt-generator/robots-state.ts";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";
import { toast } from "#app/ui/toast.ts";

const RobotsGuide = keptMarkup(() => import("#app/tools/robots-txt-generator/robots-guide.tsx"));
const RobotsFile = lazy(async () => {
  const { RobotsFileView: component } =
    await import("#app/tools/robots-txt-generator/robots-file.tsx");
  return { default: component };
});
const TestWay = lazy(async () => {
  const { TestWay: component } = await import("#app/tools/robots-txt-generator/test-way.tsx");
  return { default: component };
});

const firstGroups = [makeGroup()];

/** Write it, then test it: one file through both tabs. */
export function RobotsTool() {
  const { values, change, isRestored } = useAddressState({
    rules: writeGroups(firstGroups),
    sitemap: "",
    block: "",
    robots: "",
    agent: "Googlebot",
    urls: "",
  });
  const [edited, setEdited] = useState<readonly GroupRow[]>();
  const [generated, setGenerated] = useState<{ text: string; run: number }>();

  const [restored] = useState(() => new Map<string, readonly GroupRow[]>());
  const groups = edited ?? restoreGroups(values.rules, restored);
  const ai = readAi(values.block);
  const current = generateRobotsTxt({
    rules: toRules(groups),
    sitemapUrl: values.sitemap,
    ai,
  });
  const arrivedWithFile =
    isRestored && values.rules + values.sitemap + values.block !== writeGroups(firstGroups);
  const file = generated ?? (arrivedWithFile ? { text: current, run: 0 } : undefined);

  function changeGroups(next: readonly GroupRow[]) {
    setEdited(next);
    change({ rules: writeGroups(next) });
  }

  function handleGenerate() {
    setGenerated((last) => ({ text: current, run: (last?.run ?? 0) + 1 }));
    if (current !== "") toast({ title: "robots.txt file generated!" });
  }

  return (
    <ToolTabs
      loadExamples={() => import("#app/tools/robots-txt-generator/examples.ts")}
      tabs={[
        {
          name: "write",
          label: "Write it",
          content: (
            <div className="tool-split robots-write">
              <RobotsForm
                groups={groups}
                onGroupsChange={changeGroups}
                ai={ai}
                onAiChange={(next) => change({ block: writeAi(next) })}
                sitemapUrl={values.sitemap}
                onSitemapUrlChange={(sitemap) => change({ sitemap })}
                onGenerate={handleGenerate}
              />
              {file && file.text !== "" ? (
                <Suspense fallback={<RobotsGuide id="robots-guide" />}>
                  <RobotsFile
                    text={file.text}
                    run={file.run}
                    isStale={file.text !== current}
                    onTest={() => change({ robots: file.text })}
                  />
                </Suspense>
              ) : (
                <RobotsGuide id="robots-guide" />
              )}
            </div>
          ),
        },
        {
          name: "test",
          label: "Test it",
          content: (
            <OnceOpened>
              <TestWay
                robotsTxt={values.robots}
                onRobotsTxtChange={(robots) => change({ robots })}
                agent={values.agent}
                onAgentChange={(agent) => change({ agent })}
                urls={values.urls}
                onUrlsChange={(urls) => change({ urls })}
                isRestored={isRestored}
              />
            </OnceOpened>
          ),
        },
      ]}
    />
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
