import { describe, expect, test } from "vitest";

import { services } from "./index.ts";
import { getServicePage } from "./get-service-page.ts";
import { findTool } from "#app/tools/tools.ts";

describe.each(services.map(({ slug }) => slug))("%s", (slug) => {
  const page = getServicePage(slug);

  test("says who it is for and who not, each week, and three questions", () => {
    expect(page.forYou.length).toBeGreaterThanOrEqual(3);
    expect(page.notForYou.length).toBeGreaterThanOrEqual(2);
    expect(page.weeks[0]?.when).toBe("Week 1");
    expect(page.faq).toHaveLength(3);
  });

  test("names a tool that exists, and leaves no price unfilled", () => {
    expect(findTool(page.tool)).toBeDefined();
    expect(JSON.stringify(page)).not.toMatch(/\{[a-z]/);
    expect(page.cost.join(" ")).toMatch(/PKR \d/);
  });
});

test("no two pages share a title, a headline or a description", () => {
  const said = services.flatMap(({ slug }) => {
    const { title, headline, description } = getServicePage(slug);
    return [title, headline, description];
  });
  expect(new Set(said).size).toBe(said.length);
});

test("a service without a page says which file is missing", () => {
  expect(() => getServicePage("no-such")).toThrow("app/content/services/pages has no no-such.txt");
});
