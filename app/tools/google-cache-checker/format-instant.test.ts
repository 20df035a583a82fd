import { execFileSync } from "node:child_process";
import { pathToFileURL } from "node:url";
import path from "node:path";

import { describe, expect, test } from "vitest";

import { parseTimestamp } from "#engine/live/judge-archive.ts";

const MODULE = pathToFileURL(path.join(import.meta.dirname, "format-instant.ts")).href;

/** Both forms as a process in that time zone makes them: a running one keeps the zone it began with. */
function formatIn(zone: string, iso: string): [instant: string, day: string] {
  const program = `import { formatDay, formatInstant } from "${MODULE}";
    console.log(JSON.stringify([formatInstant("${iso}"), formatDay("${iso}")]));`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", program], {
    env: { TZ: zone },
    encoding: "utf8",
  });
  return JSON.parse(said) as [string, string];
}

/** Five hours ahead of UTC, and eight behind it. */
describe.each(["Asia/Karachi", "America/Los_Angeles"])("read in %s", (zone) => {
  test.each([
    ["20261121000000", "21 November 2026 at 00:00 UTC", "21 Nov 2026"],
    ["20261121235959", "21 November 2026 at 23:59 UTC", "21 Nov 2026"],
    ["20261231190000", "31 December 2026 at 19:00 UTC", "31 Dec 2026"],
  ])("a copy of %s is of the archive's own day, and its zone is said", (digits, instant, day) => {
    expect(formatIn(zone, parseTimestamp(digits) ?? "")).toEqual([instant, day]);
  });
});
