import { ChevronDown } from "lucide-react";

import { cityRegions } from "#app/content/cities/city-regions.ts";
import { paths } from "#lib/site/paths.ts";
import { Link } from "#app/ui/link.tsx";

export function MobileMenuRegions() {
  return (
    <div className="mobile-menu-regions">
      {cityRegions.map(({ name, cities }) => (
        <details key={name} name="mobile-menu-region">
          <summary>
            {name}, {cities.length}
            <ChevronDown className="icon" aria-hidden />
          </summary>
          <ul>
            {cities.map((city) => (
              <li key={city.slug}>
                <Link to={paths.city(city.slug)}>{city.name}</Link>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
