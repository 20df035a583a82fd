import { ChevronDown } from "lucide-react";
import { useEffect, useRef, type PointerEvent } from "react";

import { ContactButton } from "#app/contact/contact-button.tsx";
import { CityFinderHost } from "#app/sections/city-finder-host.tsx";
import { CityFinder } from "#app/sections/city-finder.tsx";
import { DotMapOrnament } from "#app/map/dot-map-ornament.tsx";
import { spelledCounts } from "#app/layout/spelled-counts.ts";
import { useCloseOnEscape } from "#app/layout/use-close-on-escape.ts";
import { useNavigationEffect } from "#app/layout/use-navigation-effect.ts";
import { staticPart } from "#app/hydration/static-part.tsx";
import { paths } from "#app/paths.ts";
import { usePathname } from "#app/ui/use-pathname.ts";

/** docs/agreed.md, navigation. */
export const MEGA_MENU_CLOSE_DELAY_MS = 200;

/** A link for each city: many, and none needs code. */
const MegaMenuRegions = staticPart(() => import("#app/layout/mega-menu-regions.tsx"));

/**
 * Area Covered: every city by region. A details element, so it opens without JavaScript; with it,
 * the pointer opens it and it closes a moment after the pointer has left, on Escape, on a press
 * outside and when a link has been followed.
 */
export function MegaMenu() {
  const ref = useRef<HTMLDetailsElement>(null);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const lastPointer = useRef("");
  const pathname = usePathname();

  const setOpen = (open: boolean) => {
    clearTimeout(closing.current);
    if (ref.current) ref.current.open = open;
  };

  useNavigationEffect(() => setOpen(false));
  useCloseOnEscape(ref);
  useEffect(() => {
    const menu = ref.current;
    const handleOutside = (event: Event) => {
      if (menu?.open && !menu.contains(event.target as Node)) menu.open = false;
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", handleOutside, { signal });
    document.addEventListener("focusin", handleOutside, { signal });
    return () => {
      clearTimeout(closing.current);
      listening.abort();
    };
  }, []);

  const handlePointerEnter = (event: PointerEvent) => {
    if (event.pointerType === "mouse") setOpen(true);
  };
  const handlePointerLeave = (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(closing.current);
    closing.current = setTimeout(() => setOpen(false), MEGA_MENU_CLOSE_DELAY_MS);
  };

  return (
    <details
      ref={ref}
      className="mega-menu"
      onPointerEnter={handlePointerEnter}
      onPointerLeave={handlePointerLeave}
    >
      <summary
        className="header-link"
        aria-current={pathname.startsWith(paths.city("")) ? "true" : undefined}
        onPointerDown={(event) => {
          lastPointer.current = event.pointerType;
        }}
        onClick={(event) => {
          // Under a mouse the menu is open already: the click must not close it again.
          if (event.detail > 0 && lastPointer.current === "mouse") {
            event.preventDefault();
            setOpen(true);
          }
        }}
      >
        Area Covered
        <ChevronDown className="icon" aria-hidden />
      </summary>
      <div className="mega-menu-panel">
        <div className="mega-menu-aside">
          <DotMapOrnament lit className="dot-map-answers" />
          <p data-map-words="">
            <b>{`${spelledCounts.citiesFirst} cities, one page each.`}</b>
            {` The lit ones are the ${spelledCounts.mainCities} on our home page.`}
          </p>
          <CityFinder />
          <CityFinderHost />
          <ContactButton size="sm">Get a Free Audit</ContactButton>
        </div>
        <MegaMenuRegions id="mega-menu-regions" />
      </div>
    </details>
  );
}
