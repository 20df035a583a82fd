import { ArrowRight } from "lucide-react";

import type { CityCard } from "#app/content/cities/schema.ts";
import { counts } from "#app/content/counts.ts";
import { DotMap } from "#app/map/dot-map.tsx";
import { paths } from "#lib/site/paths.ts";
import { CityFinder } from "#app/sections/city-finder.tsx";
import { Link } from "#app/ui/link.tsx";
import { spellNumber, spellNumberFirst } from "#lib/spell-number.ts";

/** The radius of a dot, and whose it is. */
const sizes = [
  [9, "10 million and more"],
  [5.5, "1 million"],
  [3.5, "300,000"],
  [2, "fewer"],
] as const;

export function HomeCities({ cities }: { cities: CityCard[] }) {
  return (
    <section className="band pine lattice home-cities">
      <div className="wrap grid-12">
        <div className="stack">
          <h2>Every dot is a city with a page of its own</h2>
          <p className="lead">
            {`${spellNumberFirst(counts.cities)} of them, from Gwadar to Ghanche, are under Area Covered. Start with one of these ${spellNumber(cities.length)}.`}
          </p>
          <ul className="rows" data-kind="columns">
            {cities.map(({ name, slug, population }) => (
              <li key={slug}>
                <Link className="plain-link" to={paths.city(slug)}>
                  <b className="title">{name}</b>
                  <span className="cluster mini soft" data-gap="small">
                    {population} people
                    <ArrowRight className="icon" aria-hidden />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
          <CityFinder />
        </div>
        <div>
          <DotMap
            className="dot-map-answers"
            graticule
            lit={cities.map(({ slug }) => slug)}
            labels={Object.fromEntries(cities.map(({ slug, name }) => [slug, name]))}
            title={`The ${spellNumber(counts.cities)} cities of our service area drawn as dots from their coordinates. The ${spellNumber(cities.length)} on this page are lit.`}
          />
          <p className="soft small" data-map-words="">
            Point at a dot or a name: its nearest cities light up with it.
          </p>
          <p className="figure-key">
            {sizes.map(([radius, people]) => (
              <span key={people}>
                <Dot radius={radius} />
                {people}
              </span>
            ))}
            <span>
              <Dot radius={3.5} fill="none" />
              no census figure
            </span>
          </p>
        </div>
      </div>
    </section>
  );
}

function Dot({ radius, fill }: { radius: number; fill?: "none" }) {
  return (
    <svg width={radius * 2} height={radius * 2} aria-hidden>
      <circle cx={radius} cy={radius} r={radius} {...(fill && { fill })} />
    </svg>
  );
}
