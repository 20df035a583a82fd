import { Copy, Download } from "lucide-react";
import { useState } from "react";

import { count } from "#lib/count.ts";
import { copyWithToast, downloadWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import type { HreflangOutputs } from "#engine/hreflang/write-annotations.ts";
import { Choices } from "#app/ui/choices.tsx";
import { StaleNotice } from "#app/tools/kit/result/stale-notice.tsx";
import { MadeBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Button } from "#app/ui/button.tsx";

const forms = [
  ["head", "Head"],
  ["header", "HTTP header"],
  ["sitemap", "Sitemap"],
] as const;

const places: Record<keyof HreflangOutputs, string> = {
  head: "Paste all lines into the head of every page listed.",
  header: "Send this header with every file listed. Meant for PDFs and others without a head.",
  sitemap: "One file holds the whole cluster; the pages themselves stay as they are.",
};

export type GeneratedTagsProps = {
  outputs: HreflangOutputs;
  run: number;
  /** The form has changed since. */
  isStale: boolean;
};

/** The same annotations in the three forms that search engines read alike. */
export function GeneratedTags({ outputs, run, isStale }: GeneratedTagsProps) {
  const [chosen, setChosen] = useState<keyof HreflangOutputs>("head");
  const text = outputs[chosen];
  const lines = text.trimEnd().split("\n");

  return (
    <ResultFrame
      label={`Hreflang tags, ${outputs.head.split("\n").length} versions`}
      run={run}
      isFile
      className="tool-pane"
      badge={<MadeBadge of="entries" />}
      headline={count(outputs.head.split("\n").length, "version")}
      notes={<Choices name="Form" choices={forms} value={chosen} onChoose={setChosen} />}
    >
      <StaleNotice isStale={isStale} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it */}
      <ol className="tool-source" tabIndex={0} aria-label="The tags, line by line">
        {lines.map((line, index) => (
          <li key={index} data-line={index + 1}>
            {line}
          </li>
        ))}
      </ol>
      <div className="actions">
        <Button
          size="sm"
          onClick={() => copyWithToast(text, "Tags copied to clipboard!")}
          Icon={Copy}
        >
          Copy
        </Button>
        {chosen === "sitemap" ? (
          <Button
            size="sm"
            variant="outline"
            onClick={() =>
              downloadWithToast(
                { name: "sitemap-hreflang.xml", text, type: "application/xml" },
                "Sitemap downloaded!",
              )
            }
            Icon={Download}
          >
            Download
          </Button>
        ) : null}
      </div>
      <p className="mini soft after">{places[chosen]}</p>
    </ResultFrame>
  );
}
