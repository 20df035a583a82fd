import { use } from "react";

import { DeskFacts, pageNameOf } from "#app/desk/desk-facts.tsx";
import { PlotFigure } from "#app/desk/week/fold.tsx";
import { isCity } from "#app/desk/week/page-plot.tsx";
import { DotMap } from "#app/map/dot-map.tsx";
import { dotMapPoints } from "#app/map/dot-map-points.ts";
import { paths } from "#app/paths.ts";
import type { WeekAnswer } from "#lib/desk/week.ts";
import { ownValue } from "#lib/own-value.ts";

const MOST_LABELS = 8;

/** A lit dot is a city's page on which somebody pressed Send: not where they are. */
export function EnquiriesMap({ week: { pages, came } }: { week: WeekAnswer }) {
  const { pageNames } = use(DeskFacts);
  const cities = pages
    .filter(({ page }) => isCity(page))
    .map((page) => ({
      ...page,
      slug: page.page.slice(paths.city("").length),
      name: pageNameOf(pageNames, page.page).replace(/^SEO in /, ""),
    }));
  const lit = cities.filter((city) => city.came > 0 && Object.hasOwn(dotMapPoints, city.slug));
  const inCities = cities.reduce((sum, city) => sum + city.came, 0);
  const others = came - inCities;
  const labels = Object.fromEntries(
    lit.slice(0, MOST_LABELS).map(({ slug, name, came: number }) => [slug, `${name} ${number}`]),
  );

  return (
    <PlotFigure
      heading="From which cities"
      lead={
        <>
          A lit dot is a city’s page on which somebody pressed Send, its area the number.{" "}
          {others > 0 ? <b>The other {others} wrote from pages without a city.</b> : null}
        </>
      }
      plot={
        <DotMap
          lit={lit.map(({ slug }) => slug)}
          labels={labels}
          graticule
          title={`Cities: ${lit.map(({ name, came: number }) => `${name} ${number}`).join(", ") || "none"}`}
        >
          {lit.map(({ slug, came: number }) => (
            <CityDot key={slug} slug={slug} came={number} />
          ))}
        </DotMap>
      }
      figures={{
        head: ["City", "This week", "8 weeks"],
        rows: cities.map(({ name, came: number, before }) => [name, number, before]),
        foot: ["City pages", inCities, cities.reduce((sum, { before }) => sum + before, 0)],
      }}
    />
  );
}

/** Its area is the number, over the dot that every lit city has. */
function CityDot({ slug, came }: { slug: string; came: number }) {
  const [x, y] = ownValue(dotMapPoints, slug) ?? [0, 0];
  return <circle className="dot-map-lit" cx={x} cy={y} r={Math.min(6.4 * Math.sqrt(came), 18)} />;
}
