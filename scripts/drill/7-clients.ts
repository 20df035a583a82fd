import { spawnSync } from "node:child_process";

import { figure, type Figure } from "#scripts/drill/figure.ts";

const TEST = "server/formspree-clients.test.ts";

/** The unit test is the whole of it: three real clients against a listening server. */
export async function drillClients(): Promise<Figure[]> {
  const { stdout } = spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", TEST, "--reporter=json"],
    {
      encoding: "utf8",
      maxBuffer: 16 * 1024 * 1024,
    },
  );
  const start = stdout.indexOf("{");
  const report = JSON.parse(start === -1 ? "{}" : stdout.slice(start)) as {
    numPassedTests?: number;
    numTotalTests?: number;
  };
  const { numPassedTests = 0, numTotalTests = 0 } = report;
  return [
    figure({
      number: 7,
      what: "@formspree/core 4 and 2.8, @formspree/react 3 against the server",
      demanded: "all pass",
      measured: `${numPassedTests} of ${numTotalTests} pass`,
      reached: numTotalTests > 0 && numPassedTests === numTotalTests,
    }),
  ];
}
