import { useMatches } from "react-router";

import { isActive, type NavigationLink } from "./navigation-link.ts";
import { usePathname } from "#app/ui/use-pathname.ts";

/** A route's `handle` may name the page of the menu that it belongs to, wherever its address lies. */
type AreaHandle = { area?: string } | undefined;

/** Whether the link is the visitor's place: by its address, or by what the page says of itself. */
export function useIsActive(link: NavigationLink): boolean {
  const pathname = usePathname();
  const belongs = useMatches().some(({ handle }) => (handle as AreaHandle)?.area === link.to);
  return belongs || isActive(link, pathname);
}
