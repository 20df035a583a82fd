import { lazy, useDeferredValue, useMemo, useState } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { SerpForm } from "#app/tools/serp-snippet-preview-tool/serp-form.tsx";
import type { SerpLoad } from "#app/tools/serp-snippet-preview-tool/serp-fields.tsx";
import { useSerpEngine } from "#app/tools/serp-snippet-preview-tool/use-serp-engine.ts";
import { livePart } from "#app/tools/kit/live/live-part.tsx";
import { useLivePress } from "#app/tools/kit/live/use-live-press.ts";
import { OnceOpened, ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useAddressState } from "#app/tools/kit/source/use-address-state.ts";

const SerpEmpty = keptMarkup(() => import("#app/tools/serp-snippet-preview-tool/serp-empty.tsx"));
const SerpAsDrawn = lazy(async () => {
  const module = await import("#app/tools/serp-snippet-preview-tool/serp-as-drawn.tsx");
  return { default: module.SerpAsDrawn };
});

const SerpLive = livePart(
  async () => (await import("#app/tools/serp-snippet-preview-tool/serp-live.tsx")).SerpLive,
);

/** One title, address and description through both tabs. */
export function SerpTool() {
  const { values, change } = useAddressState({
    title: "",
    url: "",
    description: "",
    query: "",
    pages: "one",
  });
  const [wasTyped, setWasTyped] = useState(false);
  const isTyped = values.title + values.url + values.description + values.query !== "";
  // Once loaded it stays, also under emptied fields.
  if (isTyped && !wasTyped) setWasTyped(true);
  const engine = useSerpEngine(wasTyped);
  const [runs, setRuns] = useState(0);
  const { press, isReading, start, end, again } = useLivePress<{ way: string; url: string }>();
  // The letter is drawn first, then what it changes.
  const drawn = useDeferredValue(values);
  const report = useMemo(() => engine?.measureByYardstick(drawn), [engine, drawn]);

  const loadIn = (way: string): SerpLoad => ({
    isReading,
    onLoad: () => start({ way, url: values.url }),
    result:
      press?.asked.way === way ? (
        <SerpLive
          key={press.run}
          url={press.asked.url}
          run={press.run}
          values={values}
          onChange={change}
          onEnd={end}
          onAgain={again}
          hasMaximum={way === "preview"}
        />
      ) : null,
  });

  return (
    <ToolTabs
      loadExamples={() => import("#app/tools/serp-snippet-preview-tool/examples.ts")}
      tabs={[
        {
          name: "preview",
          label: "Preview",
          content: (
            <div className="tool-split serp-split">
              <SerpForm
                values={values}
                onChange={change}
                onSend={() => setRuns(runs + 1)}
                live={loadIn("preview")}
                px={{ title: report?.title.px, description: report?.description.px }}
              />
              <div className="tool-pane">
                {engine && report && drawn.title + drawn.description !== "" ? (
                  <engine.SerpPreview values={drawn} report={report} run={runs} />
                ) : (
                  <SerpEmpty id="serp-empty" />
                )}
              </div>
            </div>
          ),
        },
        {
          name: "as-google-draws-it",
          label: "As Google draws it",
          content: (
            <OnceOpened>
              <SerpAsDrawn
                values={values}
                onChange={change}
                engine={engine}
                live={loadIn("drawn")}
              />
            </OnceOpened>
          ),
        },
      ]}
    />
  );
}
