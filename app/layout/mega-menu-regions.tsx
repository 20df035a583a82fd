import { mainCitySlugs } from "#app/content/cities/main-cities.ts";
import { cityRegions } from "#app/content/cities/city-regions.ts";
import { paths } from "#lib/site/paths.ts";
import { Link } from "#app/ui/link.tsx";

export function MegaMenuRegions() {
  return (
    <div className="mega-menu-regions">
      {cityRegions.map(({ name, cities }) => (
        <section key={name} data-size={cities.length}>
          <h2>
            {name} <small>{cities.length}</small>
          </h2>
          <ul>
            {cities.map((city) => (
              <li key={city.slug}>
                <Link to={paths.city(city.slug)}>
                  {mainCitySlugs.includes(city.slug) ? <b>{city.name}</b> : city.name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
