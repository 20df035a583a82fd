import type { Line, Snippet } from "#engine/text-width/measure-snippet.ts";
import { frames } from "#engine/text-width/snippet-limits.ts";
import { PixelRuler } from "#app/tools/serp-snippet-preview-tool/pixel-ruler.tsx";
import { SearchPage } from "#app/tools/serp-snippet-preview-tool/search-page.tsx";
import { SerpResult } from "#app/tools/serp-snippet-preview-tool/serp-result.tsx";

const stand = {
  title: "Your title appears here",
  description: "And your description here, cut where Google would cut it.",
} as const;

const RESULT_WIDTH_PX = 640;
const PHONE_WIDTH_PX = 368;
/** Two lines and a little more, drawn on the width of one. */
const PHONE_RULER_PX = 800;

/** The same result on a computer and on a phone, side by side. */
export function SerpScreens({
  values,
  snippet,
}: {
  values: { title: string; url: string; description: string; query: string };
  snippet: Snippet | undefined;
}) {
  const isEmpty = values.title.trim() + values.description.trim() === "";
  const { desktop, mobile } = snippet?.screens ?? {};
  const show = (field: "title" | "description", lines: readonly Line[] | undefined) =>
    values[field].trim() === "" ? stand[field] : lines ? <Lines lines={lines} /> : values[field];

  return (
    <div className="serp-screens">
      <figure className="serp-sheet">
        <figcaption>Computer</figcaption>
        <SearchPage query={values.query}>
          <SerpResult
            screen="desktop"
            url={values.url}
            isEmpty={isEmpty}
            title={show("title", desktop?.title.lines)}
            titleRuler={
              <PixelRuler
                px={desktop?.title.px ?? 0}
                limitPx={frames.desktop.title.limitPx}
                lengthPx={RESULT_WIDTH_PX}
              />
            }
            description={show("description", desktop?.description.lines)}
            descriptionRuler={
              <PixelRuler
                px={desktop?.description.px ?? 0}
                limitPx={frames.desktop.description.limitPx}
                lengthPx={1000}
                width={600}
                numberEveryPx={200}
              />
            }
          />
        </SearchPage>
      </figure>
      <figure className="serp-sheet serp-phone">
        <figcaption>Phone</figcaption>
        <SearchPage query={values.query}>
          <SerpResult
            screen="mobile"
            url={values.url}
            isEmpty={isEmpty}
            title={show("title", mobile?.title.lines)}
            titleRuler={
              <PixelRuler
                px={mobile?.title.px ?? 0}
                limitPx={frames.mobile.title.limitPx}
                lengthPx={PHONE_RULER_PX}
                width={PHONE_WIDTH_PX}
                tickEveryPx={50}
                numberEveryPx={200}
              />
            }
            description={show("description", mobile?.description.lines)}
            descriptionRuler={
              <PixelRuler
                px={mobile?.description.px ?? 0}
                limitPx={frames.mobile.description.limitPx}
                lengthPx={PHONE_RULER_PX}
                width={PHONE_WIDTH_PX}
                tickEveryPx={50}
                numberEveryPx={200}
              />
            }
          />
        </SearchPage>
      </figure>
    </div>
  );
}

/** Line by line as measured, so that no device breaks the text elsewhere. */
function Lines({ lines }: { lines: readonly Line[] }) {
  return lines.map((line, index) => (
    <span key={index} className="serp-line">
      {line.map(({ text, isMarked }, part) => (isMarked ? <b key={part}>{text}</b> : text))}{" "}
    </span>
  ));
}
