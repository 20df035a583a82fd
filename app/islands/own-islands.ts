import type { ComponentType } from "react";

/**
 * Islands of pages with a script of their own, which wakes them: rendered as the others, and named in no
 * script of any other page.
 */
export const ownIslands = {
  desk: () => import("#app/desk/desk.tsx"),
} satisfies Record<string, () => Promise<{ default: ComponentType<never> }>>;
