import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

import { figure, type Figure } from "#scripts/drill/figure.ts";
import { temporaryFolder } from "#scripts/drill/workplace.ts";

const TEST = "server/formspree-clients.test.ts";

/** The unit test is the whole of it: three real clients against a listening server. */
export async function drillClients(): Promise<Figure[]> {
  const file = path.join(temporaryFolder(), "report.json");
  spawnSync(
    process.execPath,
    ["node_modules/vitest/vitest.mjs", "run", TEST, "--reporter=json", `--outputFile.json=${file}`],
    { stdio: "ignore" },
  );
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(file, "utf8")) as {
    numPassedTests: number;
    numTotalTests: number;
  };
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
