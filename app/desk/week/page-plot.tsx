import { pageNameOf } from "#app/desk/desk-facts.tsx";
import { meanInKey, PlotFigure, squareInKey } from "#app/desk/week/fold.tsx";
import { Square } from "#app/desk/week/marks.tsx";
import { paths } from "#app/paths.ts";
import { answeringPlot, plotMark } from "#app/ui/plot-marks.ts";
import type { WeekAnswer } from "#lib/desk/week.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";

const ROW = 32;
const LEFT = 172;
const RIGHT = 448;
/** The table has them all. */
const MOST_ROWS = 12;
const WEEKS = 8;

type PagePlotProps = { week: WeekAnswer; pageNames: Readonly<Record<string, string>> };

/** The page on which they pressed Send: cities, tools, others. */
export function PagePlot({ week, pageNames }: PagePlotProps) {
  const { pages, came, meanOf } = week;
  const fromCities = pages
    .filter(({ page }) => isCity(page))
    .reduce((sum, page) => sum + page.came, 0);

  return (
    <PlotFigure
      heading="From which pages"
      lead={
        <>
          The page on which they pressed Send.{" "}
          {fromCities === 0 ? null : (
            <b>
              {spellNumberFirst(fromCities)} of {came} came from a city’s page.
            </b>
          )}
        </>
      }
      plot={<PageSquares week={week} pageNames={pageNames} />}
      marks={[
        [squareInKey({ look: "full" }), "City"],
        [squareInKey({ look: "tint" }), "Tool"],
        [squareInKey({ look: "sand" }), "Other"],
        ...meanInKey(meanOf, "M9 1v16"),
      ]}
      figures={{
        head: ["Page", "This week", `${WEEKS} weeks`],
        rows: pages.map(({ page, came: number, before }) => [
          pageNameOf(pageNames, page),
          number,
          before,
        ]),
        foot: ["Together", came, pages.reduce((sum, { before }) => sum + before, 0)],
      }}
    />
  );
}

function PageSquares({ week: { pages, meanOf }, pageNames }: PagePlotProps) {
  const shown = pages.filter((page) => page.came > 0).slice(0, MOST_ROWS);
  const most = Math.max(...shown.map((page) => page.came), 1);
  const step = Math.min(28, (RIGHT - LEFT) / most);
  const size = Math.max(step - 5.5, 2);
  const nameOf = (page: string) => pageNameOf(pageNames, page);
  const figures = shown.map((page) => `${nameOf(page.page)} ${page.came}`).join(", ");

  return (
    <svg
      {...answeringPlot(`Enquiries by page: ${figures}`, "y")}
      className="desk-plot"
      viewBox={`0 0 480 ${Math.max(shown.length, 1) * ROW + 6}`}
    >
      {shown.map(({ page, came, before }, index) => (
        <g key={page} {...plotMark(nameOf(page), came)}>
          <text className="strong" y={index * ROW + 21}>
            {shorten(nameOf(page))}
          </text>
          {Array.from({ length: came }, (_, place) => (
            <Square
              key={place}
              x={LEFT + place * step}
              y={index * ROW + 16 - size / 2}
              size={size}
              look={lookOf(page)}
            />
          ))}
          {meanOf === 0 ? null : (
            <path
              className="start"
              d={`M${LEFT + (before / meanOf) * step} ${index * ROW + 1}v30`}
            />
          )}
          <text className="value" x={LEFT + came * step + 8} y={index * ROW + 21}>
            {came}
          </text>
        </g>
      ))}
    </svg>
  );
}

export function isCity(page: string): boolean {
  return page.startsWith(paths.city(""));
}

function lookOf(page: string): string {
  if (isCity(page)) return "full";
  return page.startsWith(paths.tools) ? "tint" : "sand";
}

function shorten(name: string): string {
  return name.length > 22 ? `${name.slice(0, 21)}…` : name;
}
