/** What this reads of the JSON that Playwright reports: https://playwright.dev/docs/test-reporters#json-reporter */
export type JourneyReport = {
  stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  suites: readonly Suite[];
};

type Suite = {
  suites?: readonly Suite[];
  specs?: readonly { title: string; file: string; tests: readonly { status: string }[] }[];
};

/** A busy machine may miss a moment; more than so many journeys do not miss theirs by chance. */
const MAX_SECOND_TRIES = 3;

export type Journeys = {
  passed: number;
  failed: number;
  skipped: number;
  /** Those that passed only at the second try, as "file: title". */
  secondTries: string[];
};

/** More journeys than three that need a second try are one failure more. */
export function countJourneys({ stats, suites }: JourneyReport): Journeys {
  const secondTries = suites.flatMap(listSecondTries);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (secondTries.length > MAX_SECOND_TRIES ? 1 : 0),
    skipped: stats.skipped,
    secondTries,
  };
}

function listSecondTries({ suites = [], specs = [] }: Suite): string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === "flaky"))
    .map(({ file, title }) => `${file}: ${title}`);
  return [...own, ...suites.flatMap(listSecondTries)];
}
