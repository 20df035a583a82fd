import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";
import { Link } from "#app/ui/link.tsx";

/** A results page with its first result lit, and the name. */
export function Logo() {
  return (
    <Link className="logo" to={paths.home}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <rect width="28" height="28" rx="6" fill="#06382a" />
        <rect x="6" y="6" width="16" height="5" rx="1" fill="#f2a51a" />
        <path d="M6 15.5h16M6 20.5h10" stroke="#f4f1e8" strokeWidth="2" />
      </svg>
      {site.name}
    </Link>
  );
}
