import type { Line, Snippet } from "#engine/text-width/measure-snippet.ts";
import { frames } from "#engine/text-width/snippet-limits.ts";
import { PixelRuler } from "./pixel-ruler.tsx";
import { SearchPage } from "./search-page.tsx";
import { SerpResult } from "./serp-result.tsx";

const placeholder = {
  title: "Your title appears here",
  description: "And your description here, cut where Google would cut it.",
} as const;

/** Of a phone: two lines and a little more, drawn on the width of one. */
const phoneRuler = { lengthPx: 800, width: 368, tickEveryPx: 50, numberEveryPx: 200 };

/** The rulers under each text, by the screen. */
const rulers = {
  desktop: {
    title: { lengthPx: 640 },
    description: { lengthPx: 1000, width: 600, numberEveryPx: 200 },
  },
  mobile: { title: phoneRuler, description: phoneRuler },
} as const;

type SerpScreensProps = {
  values: { title: string; url: string; description: string; query: string };
  snippet: Snippet;
};

/** The same result on a computer and on a phone, side by side. */
export function SerpScreens(props: SerpScreensProps) {
  return (
    <div className="serp-screens stack">
      <figure className="serp-sheet card stack" data-gap="small">
        <figcaption className="label">Computer</figcaption>
        <Screen screen="desktop" {...props} />
      </figure>
      <figure className="serp-sheet card stack" data-gap="small">
        <figcaption className="label">Phone</figcaption>
        <Screen screen="mobile" {...props} />
      </figure>
    </div>
  );
}

function Screen({ screen, values, snippet }: SerpScreensProps & { screen: "desktop" | "mobile" }) {
  const measured = snippet.screens[screen];
  const show = (field: "title" | "description") => {
    if (values[field].trim() === "") return placeholder[field];
    return <Lines lines={measured[field].lines} />;
  };
  const ruler = (field: "title" | "description") => (
    <PixelRuler
      px={measured[field].px}
      limitPx={frames[screen][field].limitPx}
      {...rulers[screen][field]}
    />
  );

  return (
    <SearchPage query={values.query}>
      <SerpResult
        screen={screen}
        url={values.url}
        title={show("title")}
        titleRuler={ruler("title")}
        description={show("description")}
        descriptionRuler={ruler("description")}
      />
    </SearchPage>
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
