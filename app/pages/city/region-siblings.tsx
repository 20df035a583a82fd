import type { CityName } from "#app/content/cities/schema.ts";
import { paths } from "#lib/site/paths.ts";
import { Link } from "#app/ui/link.tsx";

type RegionSiblingsProps = { region: string; siblings: readonly CityName[] };

export function RegionSiblings({ region, siblings }: RegionSiblingsProps) {
  return (
    <nav
      className="band-end no-print wrap stack"
      data-gap="middle"
      aria-label={`More cities in ${region}`}
    >
      <h2 className="h3">More in {region}</h2>
      <ul className="cluster small">
        {siblings.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.city(slug)}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
