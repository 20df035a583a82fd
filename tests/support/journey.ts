import { expect, test as base } from "@playwright/test";

export { expect };
export type { Locator, Page, Route } from "@playwright/test";

/** "Minified React error #418" and its neighbours: what stands in an island is not what React would draw. */
const OF_REACT = /React error|hydrat/i;

/** A journey in a browser. It fails at any complaint of React, whatever else it looks at. */
export const test = base.extend<{ reactIsContent: void }>({
  reactIsContent: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on("weberror", (problem) => {
        const { message } = problem.error();
        if (OF_REACT.test(message)) complaints.push(message);
      });
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});
