import { useLocation } from "react-router";

/** The visitor's path in its one canonical form: the prerenderer asks for pages with a slash at the end. */
export function usePathname(): string {
  const { pathname } = useLocation();
  return pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
}
