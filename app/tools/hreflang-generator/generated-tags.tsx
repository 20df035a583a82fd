import { Copy, Download, Info, TriangleAlert } from "lucide-react";
import { useState } from "react";

import { count } from "#lib/count.ts";
import { copyWithToast, downloadWithToast } from "#app/tools/kit/kept/hand-over.ts";
import type { HreflangOutputs } from "#engine/hreflang/write-annotations.ts";
import { MadeBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { Button } from "#app/ui/button.tsx";

const forms = [
  { key: "head", label: "Head", where: "Paste all lines into the head of every page listed." },
  {
    key: "header",
    label: "HTTP header",
    where: "Send this header with every file listed. Meant for PDFs and others without a head.",
  },
  {
    key: "sitemap",
    label: "Sitemap",
    where: "One file holds the whole cluster; the pages themselves stay as they are.",
  },
] as const;

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
  const { where } = forms.find(({ key }) => key === chosen) ?? forms[0];

  return (
    <ResultFrame
      label={`Hreflang tags, ${outputs.head.split("\n").length} versions`}
      run={run}
      isFile
      className="tool-pane"
      badge={<MadeBadge of="entries" />}
      headline={count(outputs.head.split("\n").length, "version")}
      notes={
        <fieldset className="hreflang-forms">
          <legend className="visually-hidden">Form</legend>
          {forms.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              aria-pressed={chosen === key}
              onClick={() => setChosen(key)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      }
    >
      {isStale ? (
        <p className="tool-file-stale">
          <TriangleAlert className="icon" aria-hidden />
          The form has changed since. Generate again to see it here.
        </p>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it */}
      <ol className="tool-source" tabIndex={0} aria-label="The tags, line by line">
        {lines.map((line, index) => (
          <li key={index} data-line={index + 1}>
            {line}
          </li>
        ))}
      </ol>
      <div className="actions">
        <Button size="sm" onClick={() => copyWithToast(text, "Tags copied to clipboard!")}>
          <Copy className="icon" aria-hidden />
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
          >
            <Download className="icon" aria-hidden />
            Download
          </Button>
        ) : null}
      </div>
      <p className="hreflang-where">
        <Info className="icon" aria-hidden />
        {where}
      </p>
    </ResultFrame>
  );
}
