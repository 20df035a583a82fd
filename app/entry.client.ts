import { answerContact } from "#app/contact/contact-answers.ts";
import { watchIslands } from "#app/islands/waker.ts";
import { answerInHeader } from "#app/layout/header-answers.ts";
import { answerInMenus } from "#app/layout/menu-answers.ts";
import { answerInQuickContact } from "#app/layout/quick-contact-answers.ts";
import { answerInThemeSwitch } from "#app/layout/theme-answers.ts";
import { wakeCityFinders } from "#app/sections/city-finder-wake.ts";
import { listenForComingSoon } from "#app/ui/coming-soon.ts";
import { wakePlots } from "#app/ui/plot-wake.ts";

/**
 * What runs on every page, once: no React. Parts without state of their own answer by plain handlers;
 * the others are islands.
 */
watchIslands();
answerInHeader();
answerInMenus();
answerInQuickContact();
answerInThemeSwitch();
answerContact();
listenForComingSoon();
wakeCityFinders();
wakePlots();

/** What only some pages have, by what stands in them. */
const answersOfPages: Readonly<Record<string, (part: HTMLElement) => Promise<void>>> = {
  "[data-arrival]": async () => (await import("#app/contact/contact-arrival.ts")).arriveAtContact(),
  ".contents-list": async () =>
    (await import("#app/pages/post/contents-answers.ts")).answerInContents(),
  ".share": async (part) => (await import("#app/pages/post/share-answers.ts")).answerInShare(part),
  ".tools-list": async () =>
    (await import("#app/pages/tools-directory/filter-answers.ts")).answerInDirectory(),
  ".not-found": async () =>
    (await import("#app/pages/not-found/not-found-answers.ts")).answerNotFound(),
};
/**
 * Until then boot.ts keeps presses. Not awaited here: what is loaded imports from this very file, which
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
