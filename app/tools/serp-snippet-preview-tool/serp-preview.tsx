import { TriangleAlert } from "lucide-react";
import { memo } from "react";

import type { YardstickReport } from "#engine/text-width/measure-by-yardstick.ts";
import {
  DESCRIPTION_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  yardstick,
} from "#engine/text-width/snippet-limits.ts";
import { PixelRuler } from "./pixel-ruler.tsx";
import type { SerpValues } from "./serp-fields.tsx";
import { SearchPage } from "./search-page.tsx";
import { SerpResult } from "./serp-result.tsx";
import { MeasuredBadge } from "#app/tools/kit/result/result-badge.tsx";
import { ResultFrame } from "#app/tools/kit/result/result-frame.tsx";
import { TabLink } from "#app/tools/kit/tool-tabs.tsx";

const words = {
  warning: "Warning: Your title/description is too long and may be truncated by Google.",
  title: "Your title appears here",
  description: "And your description here, as long as it may be before it is cut.",
} as const;

/** The result's width on a computer, which is the title ruler's too. */
const RESULT_WIDTH_PX = 640;

type SerpPreviewProps = {
  values: SerpValues;
  report: YardstickReport;
  /** As the result's frame has it: raised where something was sent, not typed. */
  run: number;
};

/** The snippet by the usual yardstick: title in bold 18 px, description in 14 px. Drawn anew only for other values. */
export const SerpPreview = memo(function SerpPreview({ values, report, run }: SerpPreviewProps) {
  const { title, description } = report;
  const isTooLong =
    values.title.length > TITLE_MAX_LENGTH ||
    values.description.length > DESCRIPTION_MAX_LENGTH ||
    title.isTooLong ||
    description.isTooLong;
  const figures = `Title ${Math.round(title.px)} of ${yardstick.title.limitPx}\u00A0px, description ${Math.round(description.px)} of ${yardstick.description.limitPx}\u00A0px`;

  return (
    <ResultFrame
      label="Preview"
      finding={figures}
      run={run}
      isPart={!isTooLong}
      badge={
        <MeasuredBadge on="text">
          In bold 18 px and 14 px, the usual yardstick. Google sets titles in Arial 20 px today, and
          differently on a phone:{" "}
          <TabLink tab="as-google-draws-it">see both, cut as they will be</TabLink>.
        </MeasuredBadge>
      }
      headline={figures}
      more={
        <div className="serp-sheet stack">
          <Sheet values={values} report={report} />
          <div role="status">
            {isTooLong ? (
              <p className="note">
                <TriangleAlert className="icon" aria-hidden />
                {words.warning}
              </p>
            ) : null}
          </div>
        </div>
      }
    />
  );
});

function Sheet({ values, report: { title, description } }: Omit<SerpPreviewProps, "run">) {
  return (
    <SearchPage>
      <SerpResult
        screen="desktop"
        url={values.url}
        title={<b>{values.title === "" ? words.title : title.shown}</b>}
        titleRuler={
          <PixelRuler px={title.px} limitPx={yardstick.title.limitPx} lengthPx={RESULT_WIDTH_PX} />
        }
        description={values.description === "" ? words.description : description.shown}
        descriptionRuler={
          <PixelRuler
            px={description.px}
            limitPx={yardstick.description.limitPx}
            lengthPx={1000}
            width={600}
            numberEveryPx={200}
          />
        }
      />
    </SearchPage>
  );
}
