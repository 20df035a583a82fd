import { useState } from "react";

import type { LinkReport } from "#engine/links/check-links.ts";
import LinksEmpty from "./links-empty.tsx";
import { LinksReport } from "./links-report.tsx";
import { PageSourceForm } from "#app/tools/kit/source/page-source-form.tsx";
import type { PageProps } from "#app/tools/kit/page-tool.tsx";
import { useSourceReading } from "#app/tools/kit/source/use-source-reading.ts";
import { InputField } from "#app/tools/kit/input-field.tsx";
import { count } from "#lib/count.ts";
import type { LinkSource } from "./check-source.ts";
import { makeSourceAsker } from "#app/tools/kit/source/make-source-asker.ts";

const runCheck = makeSourceAsker<LinkSource, LinkReport>(
  () => new Worker(new URL("./links.worker.ts", import.meta.url), { type: "module" }),
  async (source) => {
    const { checkSource } = await import("./check-source.ts");
    return checkSource(source);
  },
);

/** Every link of a page's HTML, read beside the page. */
export function LinksOfSource({ url, onUrlChange }: PageProps) {
  const [xRobotsTag, setXRobotsTag] = useState("");
  const { shown, form } = useSourceReading<LinkReport>((source) =>
    runCheck({ ...source, xRobotsTag }),
  );

  return (
    <>
      <PageSourceForm
        label="Check the links"
        busyLabel="Checking..."
        {...form}
        url={url}
        onUrlChange={onUrlChange}
        shown={
          shown && {
            name: shown.source.name,
            details: `${count(shown.report.totals.total, "link")}${shown.report.pageUrl === null ? "" : `, for ${shown.report.pageUrl}`}`,
          }
        }
      >
        <InputField
          label="X-Robots-Tag header"
          optional
          hint="If the server sends one: a nofollow in it marks every link."
          name="header"
          placeholder="nofollow"
          value={xRobotsTag}
          onText={setXRobotsTag}
        />
      </PageSourceForm>
      {shown ? (
        <LinksReport key={shown.run} report={shown.report} run={shown.run} />
      ) : (
        <LinksEmpty />
      )}
    </>
  );
}
