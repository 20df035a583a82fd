import { handleContact } from "#app/contact/handle-contact.ts";
import { watchIslands } from "#app/islands/watch-islands.ts";
import { handleHeader } from "#app/layout/handle-header.ts";
import { handleMenus } from "#app/layout/handle-menus.ts";
import { handleQuickContact } from "#app/layout/handle-quick-contact.ts";
import { handleThemeSwitch } from "#app/layout/handle-theme-switch.ts";
import { wakeCityFinders } from "#app/sections/wake-city-finders.ts";
import { listenForComingSoon } from "#app/ui/show-coming-soon.ts";
import { wakePlots } from "#app/ui/plot/wake-plots.ts";

/**
 * What runs on every page, once: no React. Parts without state of their own answer by plain handlers;
 * the others are islands.
 */
watchIslands();
handleHeader();
handleMenus();
handleQuickContact();
handleThemeSwitch();
handleContact();
listenForComingSoon();
wakeCityFinders();
wakePlots();

/** What only some pages have, by what is in them. */
const answersOfPages: Readonly<Record<string, (part: HTMLElement) => Promise<void>>> = {
  "[data-arrival]": async () =>
    (await import("#app/contact/arrive-at-contact.ts")).arriveAtContact(),
  ".contents-list": async () =>
    (await import("#app/pages/post/handle-contents.ts")).handleContents(),
  ".share": async (part) => (await import("#app/pages/post/handle-share.ts")).handleShare(part),
  ".tools-list": async () =>
    (await import("#app/pages/tools-directory/handle-directory.ts")).handleDirectory(),
  ".not-found": async () =>
    (await import("#app/pages/not-found/handle-not-found.ts")).handleNotFound(),
};
/**
 * Until then boot.ts keeps clicks. Not awaited here: what is loaded imports from this very file, which
 * would wait for it in turn.
 */
export const ready = Promise.all(
  Object.entries(answersOfPages).map(([selector, answer]) => {
    const part = document.querySelector<HTMLElement>(selector);
    return part ? answer(part) : undefined;
  }),
).finally(() => {
  document.documentElement.dataset["running"] = "";
});
