import { ChevronDown } from "lucide-react";

import { ContactButton } from "#app/contact/contact-button.tsx";
import { CityFinder } from "#app/sections/city-finder.tsx";
import { DotMapOrnament } from "#app/map/dot-map-ornament.tsx";
import { FrameWord } from "./frame-word.tsx";
import { MegaMenuRegions } from "./mega-menu-regions.tsx";
import { spelledCounts } from "./spelled-counts.ts";
import { paths } from "#lib/site/paths.ts";
import { usePathname } from "#app/ui/use-pathname.ts";

/**
 * Area Covered: every city by region. A details element, so it opens without JavaScript; with it,
 * the pointer opens it and it closes a moment after the pointer has left, on Escape, on a click
 * outside and when a link has been followed.
 */
export function MegaMenu() {
  const pathname = usePathname();

  return (
    <details className="mega-menu">
      <summary
        className="header-link"
        aria-current={pathname.startsWith(paths.city("")) ? "true" : undefined}
      >
        <FrameWord>Area Covered</FrameWord>
        <ChevronDown className="icon" aria-hidden />
      </summary>
      <div className="mega-menu-panel">
        <div className="stack soft small" data-gap="middle">
          <DotMapOrnament lit className="dot-map-answers" />
          <p data-map-words="">
            <b>{`${spelledCounts.citiesFirst} cities, one page each.`}</b>
            {` The lit ones are the ${spelledCounts.mainCities} on our home page.`}
          </p>
          <CityFinder />
          <ContactButton size="sm">Get a Free Audit</ContactButton>
        </div>
        <MegaMenuRegions />
      </div>
    </details>
  );
}
