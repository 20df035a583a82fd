import type { ReactNode } from "react";

import { ContactButton } from "#app/contact/contact-button.tsx";
import { WhatsAppButton } from "#app/contact/whats-app-button.tsx";
import { site } from "#lib/site/site.ts";
import { paths } from "#lib/site/paths.ts";
import { Link } from "#app/ui/link.tsx";
import { OnwardLink } from "#app/sections/onward-link.tsx";

type CityHeroProps = {
  name: string;
  /** Left out of the breadcrumb where the city does not lie in it. */
  region?: string;
  h1: string;
  description: string;
  /** The hero picture: the city on the map. */
  map: ReactNode;
  /** A drawing that is on the section's line. */
  landmark?: ReactNode;
  /** The second way to go on. */
  onward: { to: string; text: string };
};

export function CityHero({ name, region, h1, description, map, landmark, onward }: CityHeroProps) {
  return (
    <section className="city-hero">
      <div className="wrap grid-12">
        <div>
          <nav className="crumb" aria-label="Breadcrumb">
            <Link to={paths.home}>{site.name}</Link> <span aria-hidden>›</span>{" "}
            {region ? (
              <>
                {region} <span aria-hidden>›</span>{" "}
              </>
            ) : null}
            <span aria-current="page">{name}</span>
          </nav>
          <h1>{h1}</h1>
          <p className="lead">{description}</p>
          <p className="actions">
            <ContactButton message={`My business is in ${name}.\n\n`}>
              Get a Free Audit
            </ContactButton>
            <WhatsAppButton draft={`Hello, my business is in ${name}.`} />
            <OnwardLink to={onward.to}>{onward.text}</OnwardLink>
          </p>
          {landmark}
        </div>
        <div className="city-hero-map">{map}</div>
      </div>
    </section>
  );
}
