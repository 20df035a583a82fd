import { useState, type SubmitEvent } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { AddressRow } from "#app/tools/kit/source/address-row.tsx";
import { ReadingShown } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { ToolForm } from "#app/tools/kit/tool-form.tsx";
import { focusField } from "#app/tools/kit/use-form.ts";
import { Field } from "#app/ui/field.tsx";

const steps = [
  "Reading the page",
  "Finding the versions that it lists",
  "Reading each of them, once",
  "Comparing who lists whom",
];

const versions: ReadingTool<"hreflang", never> = {
  live: {
    load: async () => (await import("./hreflang-reading.tsx")).HreflangReading,
    instead: "paste the head of each version, or the sitemap, below",
    describe: ({ url }) => ({
      title: "Reading the page and its versions",
      address: url,
      wait: "Up to 30 seconds where there are many.",
      steps,
      failed: url,
    }),
  },
};

type ReadVersionsProps = {
  url: string;
  onUrlChange: (url: string) => void;
  /** A reading was asked for. */
  onStart: () => void;
  onPaste: () => void;
};

/** A page's address: our server reads it and the versions that it lists. */
export function ReadVersions({ url, onUrlChange, onStart, onPaste }: ReadVersionsProps) {
  const [isInvalid, setIsInvalid] = useState(false);
  const reading = useReading(versions);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    const page = parsePageUrl(url);
    setIsInvalid(!page.ok);
    if (!page.ok) {
      focusField(event.currentTarget, "url");
      return;
    }
    onStart();
    // As typed: our server tries http where an address without a scheme has no https.
    void reading.ask({ url: url.trim(), tool: "hreflang" });
  }

  return (
    <>
      <ToolForm onSubmit={handleSubmit}>
        <Field
          label="Read a page and its language versions"
          hint="When you click the button, our server reads this page and up to twenty versions that it lists. With many it may take 30 seconds."
          error={isInvalid ? "Please enter a valid URL." : undefined}
        >
          {(control) => (
            <AddressRow
              control={control}
              url={url}
              onUrlChange={(typed) => {
                onUrlChange(typed);
                setIsInvalid(false);
              }}
              label="Read the versions"
              busyLabel="Reading..."
              isWaiting={reading.isBusy}
            />
          )}
        </Field>
      </ToolForm>
      <ReadingShown
        reading={reading}
        byHand={{
          label: "Paste the source",
          text: "Paste the head of each version, or the sitemap: the check is the same.",
          onPaste,
        }}
      />
    </>
  );
}
