import { TriangleAlert } from "lucide-react";

import type { YardstickReport } from "#engine/text-width/measure-snippet.ts";
import {
  DESCRIPTION_MAX_LENGTH,
  TITLE_MAX_LENGTH,
  yardstick,
} from "#engine/text-width/snippet-limits.ts";
import { PixelRuler } from "#app/tools/serp-snippet-preview-tool/pixel-ruler.tsx";
import type { SerpValues } from "#app/tools/serp-snippet-preview-tool/serp-fields.tsx";
import { SearchPage } from "#app/tools/serp-snippet-preview-tool/search-page.tsx";
import { SerpResult } from "#app/tools/serp-snippet-preview-tool/serp-result.tsx";
import { WayLink } from "#app/tools/kit/tool-tabs.tsx";

const words = {
  warning: "Warning: Your title/description is too long and may be truncated by Google.",
  title: "Your title appears here",
  description: "And your description here, as long as it may be before it is cut.",
} as const;

/** The result's width on a computer, which is the title ruler's too. */
const RESULT_WIDTH_PX = 640;

/** The snippet by the usual yardstick: title in bold 18 px, description in 14 px. */
export function SerpPreview({
  values,
  report,
}: {
  values: SerpValues;
  report: YardstickReport | undefined;
}) {
  const isEmpty = values.title === "" && values.description === "";
  const isTooLong =
    values.title.length > TITLE_MAX_LENGTH ||
    values.description.length > DESCRIPTION_MAX_LENGTH ||
    (report !== undefined && (report.title.isTooLong || report.description.isTooLong));

  return (
    <section className="tool-pane serp-sheet" aria-label="Preview">
      <SearchPage>
        <SerpResult
          screen="desktop"
          url={values.url}
          isEmpty={isEmpty}
          title={
            <b className="serp-yardstick-title">
              {values.title === "" ? words.title : (report?.title.shown ?? values.title)}
            </b>
          }
          titleRuler={
            <PixelRuler
              px={report?.title.px ?? 0}
              limitPx={yardstick.title.limitPx}
              lengthPx={RESULT_WIDTH_PX}
            />
          }
          description={
            values.description === ""
              ? words.description
              : (report?.description.shown ?? values.description)
          }
          descriptionRuler={
            <PixelRuler
              px={report?.description.px ?? 0}
              limitPx={yardstick.description.limitPx}
              lengthPx={1000}
              width={600}
              numberEveryPx={200}
            />
          }
        />
      </SearchPage>
      <div role="status">
        {isTooLong ? (
          <p className="serp-warning">
            <TriangleAlert className="icon" aria-hidden />
            {words.warning}
          </p>
        ) : null}
      </div>
      <p className="tool-help">
        Measured in bold 18 px and 14 px, the usual yardstick. Google sets titles in Arial 20 px
        today, and differently on a phone:{" "}
        <WayLink way="as-google-draws-it">see both, cut as they will be</WayLink>.
      </p>
    </section>
  );
}
