import type { CityGlance as Glance } from "#app/content/cities/city-glance.ts";
import { paths } from "#app/paths.ts";
import { Link } from "#app/ui/link.tsx";
import { groupThousands } from "#lib/group-thousands.ts";

type CityGlanceProps = {
  glance: Glance;
  /** The agreed texts (docs/agreed.md, cities), which stand beside the census figure. */
  population: string;
  businesses: string;
  landmarks: readonly string[];
  industries: readonly string[];
};

const sources: Readonly<Record<string, string>> = {
  PBS: "Pakistan Bureau of Statistics",
  "AJK P&D": "AJK Planning & Development Department",
};

/** A city in figures, each with its source. */
export function CityGlanceTable({
  glance,
  population,
  businesses,
  landmarks,
  industries,
}: CityGlanceProps) {
  const { name, province, region, lat, lon, census, nearest, officeKm } = glance;

  return (
    <section aria-label={`${name} at a glance`}>
      <div className="wrap">
        <dl className="city-glance">
          <div>
            <dt>Population</dt>
            <dd>
              {population}
              <small>
                {census
                  ? tellCensus(census)
                  : "No census figure for the town itself that we would print"}
              </small>
            </dd>
          </div>
          <div>
            <dt>Businesses</dt>
            <dd>
              {businesses}
              <small>
                {businesses === "Numerous"
                  ? "No count that we would print"
                  : "Round figure, not counted"}
              </small>
            </dd>
          </div>
          <div>
            <dt>Province</dt>
            <dd>
              {province}
              {region === province ? null : <small>Under {region} in our list</small>}
            </dd>
          </div>
          <div>
            <dt>Coordinates</dt>
            <dd>
              {lat.toFixed(3)}° N<br />
              {lon.toFixed(3)}° E<small>{officeDistance(officeKm)}</small>
            </dd>
          </div>
          <div className="city-glance-list">
            <dt>Landmarks</dt>
            <dd>
              <ul>
                {landmarks.map((landmark) => (
                  <li key={landmark}>{landmark}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div className="city-glance-list">
            <dt>Main industries</dt>
            <dd>
              <ul>
                {industries.map((industry) => (
                  <li key={industry}>{industry}</li>
                ))}
              </ul>
            </dd>
          </div>
          <div className="city-glance-near">
            <dt>Nearest cities we serve</dt>
            <dd>
              <ul>
                {nearest.map((city) => (
                  <li key={city.slug}>
                    <Link to={paths.city(city.slug)}>{city.name}</Link>
                    <span>{Math.round(city.distanceKm)} km</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        </dl>
        <p className="city-glance-credit mini soft">
          Distances are great-circle. Coordinates: <a href="https://www.geonames.org/">GeoNames</a>,{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>.
          {census ? ` Census: ${sources[census.source]}.` : null}
        </p>
      </div>
    </section>
  );
}

function tellCensus({ count, year, source, covers, wider }: NonNullable<Glance["census"]>): string {
  const counted = `${groupThousands(count)} by the census of ${year} (${sources[source]}): ${covers}`;
  return wider ? `${counted}; ${groupThousands(wider.count)} in ${wider.covers}` : counted;
}

function officeDistance(officeKm: number): string {
  return officeKm < 10
    ? "Our office is in this city"
    : `${Math.round(officeKm)} km from our Lahore office`;
}
