/**
 * `npm test`: everything that must hold, in the order of its speed. The last line has the counts.
 * `npm run test:all` (`--all`) adds what takes long: the `*.long.test.ts` and the journeys marked `@long`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

import { countJourneys, type JourneyReport } from "./count-journeys.ts";
import { BROWSER_HELP, findBrowser, readBrowserVersion } from "./find-browser.ts";
import { COMPILED_MODULES } from "#server/workers/compiled-modules.ts";

type Counts = { passed: number; failed: number; skipped: number };

type Step = {
  name: string;
  command: readonly [string, ...string[]];
  /** Reads how many checks the step made. A step without it is one check. */
  count?: () => Counts;
  env?: NodeJS.ProcessEnv;
};

const isAll = process.argv.includes("--all");
const RESULTS = ".cache/test-results";
/** In a log file the thousands of dots stay dots. https://no-color.org */
const PLAIN_IN_FILES = process.stdout.isTTY ? {} : { NO_COLOR: "1" };
const PRETTIER_CACHE = ["--cache", "--cache-location", ".cache/prettier"];
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const beforeBuild: readonly Step[] = [
  { name: "types: routes", command: ["react-router", "typegen"] },
  { name: "types", command: ["tsc"] },
  // What measures must not see the browser: no DOM types there.
  { name: "types: lib, engine, map", command: ["tsc", "-p", "tsconfig.rules.json"] },
  { name: "lint", command: ["oxlint", "--deny-warnings"] },
  {
    name: "format",
    command: ["prettier", "--check", "--log-level", "warn", ...PRETTIER_CACHE, "."],
  },
  unitTests("unit tests", "unit"),
];

/** After the unit tests, not among them: a copy of the project is built and tested on all cores. */
const long = unitTests("long tests", "long", "--config=vitest.long.config.ts");

const build: Step = { name: "build", command: ["node", "scripts/setup/build-if-needed.mjs"] };

const afterBuild: readonly Step[] = [
  {
    name: "built pages",
    command: ["node", "scripts/check-build/main.ts", `${RESULTS}/build.json`],
    count: () => readJson<Counts>(`${RESULTS}/build.json`),
  },
];

const endToEnd: Step = {
  name: "end to end",
  command: ["playwright", "test"],
  env: { PLAYWRIGHT_JSON_OUTPUT_NAME: `${RESULTS}/e2e.json`, TEST_ALL: isAll ? "1" : "" },
  count: () => {
    const journeys = countJourneys(readJson<JourneyReport>(`${RESULTS}/e2e.json`));
    secondTries = journeys.secondTries;
    return journeys;
  },
};

let secondTries: readonly string[] = [];
const total: Counts = { passed: 0, failed: 0, skipped: 0 };
for (const step of beforeBuild) run(step);
if (isAll) run(long);
if (run(build)) {
  for (const step of afterBuild) run(step);
  const browser = findBrowser();
  if (browser) {
    console.log(`\nBrowser: ${readBrowserVersion(browser)}`);
    run({ ...endToEnd, env: { ...endToEnd.env, CHROMIUM_PATH: browser } });
  } else {
    console.error(BROWSER_HELP);
    total.failed += 1;
  }
}

if (secondTries.length > 0) {
  console.log(`\nPassed only at the second try: ${secondTries.length}`);
  for (const journey of secondTries) console.log(`  ${journey}`);
}
console.log(
  `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ""}`,
);
process.exitCode = total.failed === 0 ? 0 : 1;

/** Runs one step, adds its counts, and says whether it went well. */
function run({ name, command: [program, ...args], count, env }: Step): boolean {
  const started = performance.now();
  console.log(`\n${name}`);
  const { status } = spawnSync(program, args, {
    stdio: ["ignore", "inherit", "inherit"],
    // Tests start many servers, workers and commands.
    env: { NODE_COMPILE_CACHE: COMPILED_MODULES, ...process.env, ...env },
  });

  const isGood = status === 0;
  const counts = count ? countSafely(count) : { passed: 0, failed: 0, skipped: 0 };
  if (!count && isGood) counts.passed = 1;
  // A step that failed without a failed check of its own (it broke off, say) is a failure too.
  if (!isGood && counts.failed === 0) counts.failed = 1;

  total.passed += counts.passed;
  total.failed += counts.failed;
  total.skipped += counts.skipped;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${name}: ${isGood ? "good" : "FAILED"}, ${seconds} s`);
  return isGood;
}

/** A step of Vitest, which leaves its report under the name. */
function unitTests(name: string, report: string, ...options: readonly string[]): Step {
  const file = `${RESULTS}/${report}.json`;
  return {
    name,
    command: [
      "vitest",
      "run",
      ...options,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ],
    env: PLAIN_IN_FILES,
    count: () => countUnitTests(file),
  };
}

function countSafely(count: () => Counts): Counts {
  try {
    return count();
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function countUnitTests(file: string): Counts {
  const report = readJson<Record<string, number>>(file);
  return {
    passed: report["numPassedTests"] ?? 0,
    failed: report["numFailedTests"] ?? 0,
    skipped: report["numPendingTests"] ?? 0,
  };
}

function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, "utf8")) as Shape;
}
