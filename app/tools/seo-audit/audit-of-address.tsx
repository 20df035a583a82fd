import { useState } from "react";

import { parsePageUrl } from "#engine/address/parse-page-url.ts";
import { keptMarkup } from "#app/islands/kept-markup.tsx";
import { ReadingHint } from "#app/tools/kit/reading/reading-hint.tsx";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { ReadingShown, SampleWait } from "#app/tools/kit/reading/reading-shown.tsx";
import type { ReadingTool } from "#app/tools/kit/reading/reading-tool.ts";
import { useReading } from "#app/tools/kit/reading/use-reading.ts";
import { AddressForm } from "#app/tools/kit/source/address-form.tsx";
import { SourceLink } from "#app/tools/kit/source/source-link.tsx";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";
import { focusField, useForm } from "#app/tools/kit/use-form.ts";
import { makeSampleReport, sampleWait, type SampleReport } from "./sample.ts";
import { UnknownGates } from "./unknown-gates.tsx";

const AuditEmpty = keptMarkup(() => import("./audit-empty.tsx"));

const audit: ReadingTool<"seo-audit", SampleReport> = {
  live: {
    load: async () => (await import("./audit-reading.tsx")).AuditReading,
    instead: "paste the page’s source",
  },
  sample: {
    ...sampleWait,
    make: () => makeSampleReport(Math.random),
    load: async () => (await import("./sample-audit.tsx")).SampleAudit,
  },
};
const invalidUrl = "Please enter a valid URL.";

/** An address that our server reads; where it does not, a wait of three seconds and a sample that says so. */
export function AuditOfAddress({ url, onUrlChange }: PageProps) {
  const form = useForm();
  const [isInvalid, setIsInvalid] = useState(false);
  const reading = useReading(audit);

  function handleSubmit() {
    const isPage = parsePageUrl(url).ok;
    setIsInvalid(!isPage);
    if (isPage) void reading.ask({ url: url.trim(), tool: "seo-audit" });
    else focusField(form.current, "url");
  }

  return (
    <>
      <AddressForm
        form={form}
        className="tool-pane"
        heading="Address of the page"
        hint={<Hint />}
        problem={isInvalid ? invalidUrl : undefined}
        url={url}
        onUrlChange={(typed) => {
          onUrlChange(typed);
          setIsInvalid(false);
        }}
        label="Analyze page"
        busyLabel="Analyzing..."
        isWaiting={reading.isBusy}
        onSubmit={handleSubmit}
      >
        <SampleWait reading={reading} />
      </AddressForm>
      <ReadingShown
        reading={reading}
        empty={<AuditEmpty id="audit-empty" />}
        sourceLink={<SourceLink />}
        unknown={<UnknownGates />}
      />
    </>
  );
}

function Hint() {
  return (
    <>
      <ReadingHint>
        When you click the button, our server reads this one page, and asks for it as two crawlers
        to compare. Where it cannot, you can see a sample that says so.
      </ReadingHint>{" "}
      <TabLink tab="page-source">Page source</TabLink> works everywhere.
    </>
  );
}
