import { useState } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { sampleLinks, sampleWait, type SampleLink } from "./sample.ts";
import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { ReadingHint } from "#app/tools/kit/reading/reading-hint.tsx";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { ReadingShown, SampleWait } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { AddressRow } from "#app/tools/kit/source/address-row.tsx";
import { SourceLink } from "#app/tools/kit/source/source-link.tsx";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";
import { ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import { Field } from "#app/ui/field.tsx";
import { toast } from "#app/ui/toast/toast.ts";

const LinksEmpty = keptMarkup(() => import("./links-empty.tsx"));

const checker: ReadingTool<"links", readonly SampleLink[]> = {
  live: {
    load: async () => (await import("./links-reading.tsx")).LinksReading,
    instead: "paste the page’s source",
  },
  sample: {
    ...sampleWait,
    make: () => sampleLinks,
    load: async () => (await import("./sample-links.tsx")).SampleLinks,
  },
};

const problems = {
  required: { title: "URL is required", description: "Please enter a URL to check." },
  invalid: { title: "Invalid URL", description: "Please enter a valid URL." },
} as const;

/** An address that our server reads; where it does not, a wait of two and a half seconds and seven invented links. */
export function LinksOfAddress({ url, onUrlChange }: PageProps) {
  const form = useForm();
  const [problem, setProblem] = useState<keyof typeof problems>();
  const reading = useReading(checker);

  function handleSubmit() {
    const found = findProblem(url);
    setProblem(found);
    // As typed: without a scheme the server may try http where nothing answers https.
    if (!found) return void reading.ask({ url: url.trim(), tool: "links" });
    toast({ ...problems[found], variant: "destructive" });
    focusField(form.current, "url");
  }

  return (
    <>
      <ToolForm ref={form} className="tool-pane" onSubmit={handleSubmit}>
        <AddressField
          url={url}
          problem={problem}
          onUrlChange={(typed) => {
            onUrlChange(typed);
            setProblem(undefined);
          }}
          isWaiting={reading.isBusy}
        />
        <SampleWait reading={reading} />
      </ToolForm>
      <ReadingShown
        reading={reading}
        empty={<LinksEmpty id="links-empty" />}
        sourceLink={<SourceLink />}
      />
    </>
  );
}

function findProblem(url: string): keyof typeof problems | undefined {
  if (url.trim() === "") return "required";
  return parsePageUrl(url).ok ? undefined : "invalid";
}

type AddressFieldProps = PageProps & {
  problem: keyof typeof problems | undefined;
  isWaiting: boolean;
};

function AddressField({ url, onUrlChange, problem, isWaiting }: AddressFieldProps) {
  return (
    <Field
      label="Address of the page"
      hint={<Hint />}
      error={problem && problems[problem].description}
    >
      {(control) => (
        <AddressRow
          control={control}
          url={url}
          onUrlChange={onUrlChange}
          label="Check links"
          busyLabel="Checking..."
          isWaiting={isWaiting}
        />
      )}
    </Field>
  );
}

function Hint() {
  return (
    <>
      <ReadingHint>
        When you click the button, our server reads this one page, once. Where it cannot, you see a
        sample that says so.
      </ReadingHint>{" "}
      <TabLink tab="page-source">Page source</TabLink> works everywhere.
    </>
  );
}
