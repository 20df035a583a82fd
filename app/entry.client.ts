import { answerContact } from "#app/contact/answer-contact.ts";
import { watchIslands } from "#app/islands/watch-islands.ts";
import { answerInHeader } from "#app/layout/answer-in-header.ts";
import { answerInMenus } from "#app/layout/answer-in-menus.ts";
import { answerInQuickContact } from "#app/layout/answer-in-quick-contact.ts";
import { answerInThemeSwitch } from "#app/layout/answer-in-theme-switch.ts";
import { wakeCityFinders } from "#app/sections/wake-city-finders.ts";
import { listenForComingSoon } from "#app/ui/coming-soon.ts";
import { wakePlots } from "#app/ui/plot/wake-plots.ts";

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
  "[data-arrival]": async () =>
    (await import("#app/contact/arrive-at-contact.ts")).arriveAtContact(),
  ".contents-list": async () =>
    (await import("#app/pages/post/answer-in-contents.ts")).answerInContents(),
  ".share": async (part) =>
    (await import("#app/pages/post/answer-in-share.ts")).answerInShare(part),
  ".tools-list": async () =>
    (await import("#app/pages/tools-directory/answer-in-directory.ts")).answerInDirectory(),
  ".not-found": async () =>
    (await import("#app/pages/not-found/answer-not-found.ts")).answerNotFound(),
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
