import type { ReactNode } from "react";

import type { CityGlance as Glance } from "#app/content/cities/city-glance.ts";
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
  const { name, province, region, lat, lon, census, nearest, officeKm } = glance;

  return (
    <section aria-label={`${name} at a glance`}>
      <div className="wrap">
        <dl className="city-glance">
          <Entry term="Population">
            {population}
            <small>
              {populationNote ? `${populationNote}; ` : null}
              {census ? tellCensus(census) : tellMissingCensus(glance)}
            </small>
          </Entry>
          <Entry term="Businesses">
            {businesses}
            <small>{businesses === "Numerous" ? "Not counted" : "Round figure, not counted"}</small>
          </Entry>
          <Entry term="Province">
            {province}
            {region === province ? null : <small>Under {region} in our list</small>}
          </Entry>
          <Entry term="Coordinates">
            {lat.toFixed(3)}° N<br />
            {lon.toFixed(3)}° E<small>{officeDistance(officeKm)}</small>
          </Entry>
          <ListEntry term="Landmarks" items={landmarks} />
          <ListEntry term="Main industries" items={industries} />
          <Entry term="Nearest cities we serve" className="city-glance-near">
            <ul>
              {nearest.map((city) => (
                <li key={city.slug}>
                  <Link to={paths.city(city.slug)}>{city.name}</Link>
                  <span>{groupThousands(Math.round(city.distanceKm))} km</span>
                </li>
              ))}
            </ul>
          </Entry>
        </dl>
        <p className="city-glance-credit mini soft">
          Distances are straight lines; by road it is further. Coordinates:{" "}
          {glance.positionFrom ?? (
            <>
              <a href="https://www.geonames.org/">GeoNames</a>,{" "}
              <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>
            </>
          )}
          .{census ? ` Census: ${sources[census.source]}.` : null}
        </p>
      </div>
    </section>
  );
}

type EntryProps = { term: string; className?: string; children: ReactNode };

function Entry({ term, className, children }: EntryProps) {
  return (
    <div className={className}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function ListEntry({ term, items }: { term: string; items: readonly string[] }) {
  return (
    <Entry term={term} className="city-glance-list">
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Entry>
  );
}

function tellCensus({ count, year, source, covers, wider }: NonNullable<Glance["census"]>): string {
  const counted = `${groupThousands(count)} by the census of ${year} (${sources[source]}): ${covers}`;
  return wider ? `${counted}; ${groupThousands(wider.count)} in ${wider.covers}` : counted;
}

function tellMissingCensus({ name, mainTown }: Glance): string {
  return mainTown
    ? `${name} is a district; its main town is ${mainTown}. No census figure found`
    : "No census figure found";
}

function officeDistance(officeKm: number): string {
  return officeKm < 10
    ? "Our office is in this city"
    : `${groupThousands(Math.round(officeKm))} km from our Lahore office`;
}
