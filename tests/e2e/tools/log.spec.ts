import { gzipSync } from "node:zlib";

import { expect, test } from "#tests/support/journey.ts";

import { expectAccessibleInBoth } from "#tests/support/axe.ts";
import { openHydrated } from "#tests/support/browser.ts";
import { watchRequests } from "#tests/support/network.ts";
import {
  makeLog,
  MADE_PAGES,
  MADE_ROBOTS,
  readTruth,
  withMeans,
  writeLine,
} from "#tests/support/made-log.ts";
import type { LogReport } from "#engine/access-log/log-report.ts";

/** The worker's program has to come first, which takes the development server a while. */
const WORKER_TIMEOUT = { timeout: 20_000 };

test("a dropped log says who came, with the figures that were planted, and nothing is sent", async ({
  page,
}) => {
  const { visits, truth } = makeLog(5, 3_000);
  const lines = [...visits].map((visit) => `${writeLine(visit, "combined")}\n`);
  const [first, second] = [lines.slice(0, 1_000), lines.slice(1_000)].map((part) => part.join(""));
  await openHydrated(page, "/robots-txt-generator?way=log");
  const log = page.getByRole("textbox", { name: "Access log" });
  await expect(log).toBeVisible(WORKER_TIMEOUT);
  await page.getByRole("textbox", { name: "robots.txt" }).fill(MADE_ROBOTS);
  await page.getByRole("textbox", { name: "Your pages" }).fill(MADE_PAGES);
  const asked = watchRequests(page);

  await page.locator("input[type=file][multiple]").setInputFiles([
    { name: "access.log.1", mimeType: "text/plain", buffer: Buffer.from(first ?? "") },
    {
      name: "access.log.2.gz",
      mimeType: "application/gzip",
      buffer: Buffer.concat([
        gzipSync(second?.slice(0, 5_000) ?? ""),
        gzipSync(second?.slice(5_000) ?? ""),
      ]),
    },
  ]);

  await expect(page.getByRole("heading", { level: 2, name: /ChatGPT/ })).toBeVisible(
    WORKER_TIMEOUT,
  );
  await expect(page.getByRole("rowheader", { name: "Googlebot" }).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "JSON" }).click();
  const stream = await (await download).createReadStream();
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  const report = JSON.parse(Buffer.concat(parts).toString()) as LogReport;
  expect(readTruth(report)).toEqual(withMeans(truth, false));
  expect(asked).toEqual([]);
  await expectAccessibleInBoth(page);

  await page.getByRole("textbox", { name: "robots.txt" }).fill("User-agent: *\nDisallow:");
  await page.getByRole("button", { name: "Read the log" }).click();
  await expect(page.getByText("No crawler asked for what robots.txt closes to it.")).toBeVisible();
});
