import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

import { expect, type Page } from "@playwright/test";

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

type AxeResults = {
  violations: { id: string; nodes: { target: unknown; failureSummary?: string }[] }[];
};

const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The rules that another colour scheme can break: it changes nothing but colours. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Fails with axe's own words where it finds anything against WCAG 2.2 AA or its best practices.
 * It comes in by the debugger, so the page's security policy stays as visitors have it.
 */
export async function expectAccessible(page: Page, rules = ALL_RULES): Promise<void> {
  // A colour in the middle of a fade is not the design's. What turns for ever has no end to go to.
  await page.evaluate(async () => {
    // A change of colours begins its fades with a later frame, and one fade may begin another.
    for (const _ of [1, 2, 3]) {
      await new Promise((go) => requestAnimationFrame(go));
      for (const animation of document.getAnimations()) {
        if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
        else animation.finish();
      }
    }
  });
  await page.evaluate(axeSource);
  const results = await page.evaluate(async (runOnly) => {
    const { axe } = window as unknown as {
      axe: { run: (options: object) => Promise<AxeResults> };
    };
    return axe.run({ runOnly });
  }, rules);

  expect(
    results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.slice(0, 5).map(({ target, failureSummary }) => ({ target, failureSummary })),
    })),
  ).toEqual([]);
}

/** The same in light, and its colours in dark, without another load. Ask for reduced motion before the page opens. */
export async function expectAccessibleInBoth(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, COLOUR_RULES);
}
