import { expect, test } from "vitest";

import { expectedTimes, getService, processSteps, proofFigures, services } from "./index.ts";
import { serviceSchema } from "./schema.ts";

test("the four agreed services are there", () => {
  expect(services.map(({ title }): string => title)).toEqual(
    expect.arrayContaining([
      "Backlink & Authority Building",
      "Keyword Research",
      "Local SEO",
      "SEO Audits",
    ]),
  );
});

test("the process has its four named steps, in order", () => {
  expect(processSteps.map(({ name }) => name)).toEqual([
    "Discovery & Audit",
    "Strategy Roadmap",
    "Execution & Optimization",
    "Reporting & Growth",
  ]);
});

test("the proof figures are those agreed", () => {
  expect(proofFigures.map(({ number, unit, label }) => `${number}${unit} ${label}`)).toEqual([
    "200+ Lahore businesses helped",
    "97% of clients stay with us",
    "4.8/5 client satisfaction",
    "12–18 months average growth period",
  ]);
});

test("the times are those agreed: 3 months, 3-4 and 6-12", () => {
  expect(expectedTimes.map(({ fromMonth, toMonth, range }) => [fromMonth, toMonth, range])).toEqual(
    [
      [1, 3, "within 3 months"],
      [3, 4, "3–4 months"],
      [6, 12, "6–12 months"],
    ],
  );
});

test("the audit names its 100+ data points", () => {
  expect(getService("seo-audits").promise).toContain("100+ data points");
});

test("a service that does not exist is a bug, and says where to look", () => {
  expect(() => getService("seo")).toThrow('There is no service "seo" in app/content/services.');
});

test("a sentence without an end is refused in words", () => {
  const service = { ...services[0], description: "Be found" };

  expect(serviceSchema.safeParse(service).error?.issues).toMatchObject([
    {
      path: ["description"],
      message: "write a whole sentence: capital letter first, full stop last",
    },
  ]);
});
