import type { ReactNode } from "react";

import type { CityGlance as Glance } from "#app/content/cities/city-glance.ts";
import { AGREED_BUSINESSES, AGREED_POPULATION } from "#app/content/cities/default-headline.ts";
import { paths } from "#lib/site/paths.ts";
import { Link } from "#app/ui/link.tsx";
import { groupThousands } from "#lib/group-thousands.ts";

type CityGlanceProps = {
  glance: Glance;
  /** The agreed texts (docs/agreed.md, cities), which are beside the census figure. */
  population: string;
  populationNote: string | undefined;
  businesses: string;
  landmarks: readonly string[];
  industries: readonly string[];
};

const sources: Readonly<Record<string, string>> = {
  PBS: "Pakistan Bureau of Statistics",
  "AJK P&D": "AJK Planning & Development Department",
};

export function CityGlanceTable({
  glance,
  population,
  populationNote,
  businesses,
  landmarks,
  industries,
}: CityGlanceProps) {
  const { name, province, region, census, nearest } = glance;

  return (
    <section aria-label={`${name} at a glance`}>
      <div className="wrap">
        <dl className="city-glance facts" data-kind="columns">
          <PopulationEntry {...{ population, populationNote, census }} />
          {businesses === AGREED_BUSINESSES ? null : (
            <Entry term="Businesses">
              {businesses}
              <small>Round figure, not counted</small>
            </Entry>
          )}
          <Entry term="Province">
            {province}
            {region === province ? null : <small>Under {region} in our list</small>}
          </Entry>
          <ListEntry term="Landmarks" items={landmarks} />
          <ListEntry term="Main industries" items={industries} />
          <Entry term="Nearest cities we serve" isList>
            <ul className="rows" data-kind="ends dense">
              {nearest.map((city) => (
                <li key={city.slug}>
                  <Link to={paths.city(city.slug)}>{city.name}</Link>
                  <span className="number soft">
                    {groupThousands(Math.round(city.distanceKm))} km
                  </span>
                </li>
              ))}
            </ul>
          </Entry>
        </dl>
        <p className="mini soft">
          {census ? `Census: ${sources[census.source]}. ` : null}
          {tellUncounted({ name, population, businesses, census })} Position of {name}:{" "}
          {glance.positionFrom ?? (
            <>
              <a href="https://www.geonames.org/">GeoNames</a>,{" "}
              <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
            </>
          )}
          . Distances from {name} are straight lines.
        </p>
      </div>
    </section>
  );
}

type PopulationEntryProps = Pick<CityGlanceProps, "population" | "populationNote"> & {
  census: Glance["census"];
};

/** The census comes first where the agreed text is no figure. */
function PopulationEntry({ population, populationNote, census }: PopulationEntryProps) {
  if (population !== AGREED_POPULATION) {
    return (
      <Entry term="Population">
        <span className="h3">{population}</span>
        <small>
          {populationNote ? `${populationNote}; ` : null}
          {census ? `${groupThousands(census.count)} by ${tellCensus(census)}` : null}
        </small>
      </Entry>
    );
  }
  if (!census) return null;
  return (
    <Entry term="Population">
      <span className="h3">{groupThousands(census.count)}</span>
      <small>
        {population}; {tellCensus(census)}
      </small>
    </Entry>
  );
}

type EntryProps = {
  term: string;
  /** Not a figure or a name: a list. */
  isList?: boolean;
  children: ReactNode;
};

function Entry({ term, isList = false, children }: EntryProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd className={isList ? undefined : "title"}>{children}</dd>
    </div>
  );
}

function ListEntry({ term, items }: { term: string; items: readonly string[] }) {
  return (
    <Entry term={term} isList>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Entry>
  );
}

/** "the census of 2023: municipal committee". */
function tellCensus({ year, covers, wider }: NonNullable<Glance["census"]>): string {
  const counted = `the census of ${year}: ${covers}`;
  return wider ? `${counted}; ${groupThousands(wider.count)} in ${wider.covers}` : counted;
}

/** What the agreed texts say of a city without a figure, out of the table. */
function tellUncounted({
  name,
  population,
  businesses,
  census,
}: Pick<CityGlanceProps, "population" | "businesses"> &
  Pick<Glance, "name"> & { census: Glance["census"] }): string {
  return [
    ...(population === AGREED_POPULATION && !census
      ? [`Population of ${name}: ${population}, no census figure found.`]
      : []),
    ...(businesses === AGREED_BUSINESSES
      ? [`Businesses in ${name}: ${businesses}, not counted.`]
      : []),
  ].join(" ");
}
