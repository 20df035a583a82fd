import { lazy, useDeferredValue, useState } from "react";

import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { SerpForm } from "./serp-form.tsx";
import type { SerpLoad, SerpValues } from "./serp-fields.tsx";
import { useSerpEngine, useSerpReport } from "./use-serp-engine.ts";
import { ReadingShown } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import type { SerpAround } from "./serp-reading.tsx";
import { ToolTabs } from "#app/tools/kit/tool-tabs.tsx";
import { useFields } from "#app/tools/kit/use-fields.ts";
import { toolIsland } from "#app/tools/kit/tool-island.tsx";

const SerpEmpty = keptMarkup(() => import("./serp-empty.tsx"));
const SerpAsDrawn = lazy(async () => ({
  default: (await import("./serp-as-drawn.tsx")).SerpAsDrawn,
}));

const snippet: ReadingTool<"serp", never, SerpAround> = {
  live: {
    load: async () => (await import("./serp-reading.tsx")).SerpReading,
    instead: "type the title and the description yourself",
  },
};

const defaults = { title: "", url: "", description: "", query: "", pages: "one" };

// oxlint-disable-next-line import/no-default-export -- an island (islands.ts)
export default toolIsland(SerpTool);

function SerpTool() {
  const { values, change } = useFields(defaults);
  const [wasTyped, setWasTyped] = useState(false);
  const isTyped = values.title + values.url + values.description + values.query !== "";
  // Once loaded it stays, also under emptied fields.
  if (isTyped && !wasTyped) setWasTyped(true);
  const engine = useSerpEngine(wasTyped);
  const reading = useReading(snippet);
  const [askedIn, setAskedIn] = useState<string>();

  const loadIn = (way: string): SerpLoad => ({
    isReading: reading.isBusy,
    onLoad: () => {
      setAskedIn(way);
      void reading.ask({ url: values.url, tool: "serp" });
    },
    result:
      askedIn === way ? (
        <ReadingShown
          reading={reading}
          more={{ values, onChange: change, hasMaximum: way === "preview" }}
        />
      ) : null,
  });

  return (
    <ToolTabs
      loadExamples={() => import("./examples.ts")}
      tabs={[
        {
          name: "preview",
          label: "Preview",
          content: (
            <PreviewWay
              values={values}
              onChange={change}
              engine={engine}
              live={loadIn("preview")}
            />
          ),
        },
        {
          name: "as-google-draws-it",
          label: "As Google draws it",
          content: <SerpAsDrawn values={values} onChange={change} live={loadIn("drawn")} />,
          isLater: true,
        },
      ]}
    />
  );
}

type PreviewWayProps = {
  values: SerpValues;
  onChange: (patch: Partial<SerpValues>) => void;
  engine: ReturnType<typeof useSerpEngine>;
  live: SerpLoad;
};

function PreviewWay({ values, onChange, engine, live }: PreviewWayProps) {
  const [runs, setRuns] = useState(0);
  // The letter is drawn first, then what it changes.
  const drawn = useDeferredValue(values);
  const measured = useSerpReport(engine, drawn);
  // Until other letters can be measured, the preview shows what was before them.
  const [last, setLast] = useState(measured);
  if (measured && measured !== last) setLast(measured);

  return (
    <div className="tool-split">
      <SerpForm
        values={values}
        onChange={onChange}
        onSend={() => setRuns(runs + 1)}
        live={live}
        px={{ title: measured?.report.title.px, description: measured?.report.description.px }}
      />
      <div className="tool-pane">
        {engine && last && drawn.title + drawn.description !== "" ? (
          <engine.SerpPreview values={last.texts} report={last.report} run={runs} />
        ) : (
          <SerpEmpty id="serp-empty" />
        )}
      </div>
    </div>
  );
}
