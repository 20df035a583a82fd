import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { parseArchiveAnswer } from "#app/tools/google-cache-checker/archive-answer.ts";
import { parseTimestamp } from "#engine/live/judge-archive.ts";

const zone = process.env["TZ"];

/** Five hours ahead of UTC, at UTC, and eight behind it. */
describe.each(["Asia/Karachi", "UTC", "America/Los_Angeles"])("read in %s", (visitors) => {
  // What formats is made when its module is read: read anew in each zone.
  beforeEach(() => {
    process.env["TZ"] = visitors;
    vi.resetModules();
  });
  afterEach(() => {
    if (zone === undefined) delete process.env["TZ"];
    else process.env["TZ"] = zone;
  });

  test.each([
    ["20261121000000", "21 November 2026 at 00:00 UTC", "21 Nov 2026"],
    ["20261121185959", "21 November 2026 at 18:59 UTC", "21 Nov 2026"],
    ["20261121235959", "21 November 2026 at 23:59 UTC", "21 Nov 2026"],
    ["20261231190000", "31 December 2026 at 19:00 UTC", "31 Dec 2026"],
  ])(
    "a copy of %s is of the archive's own day, and its zone is said",
    async (digits, instant, day) => {
      const { formatDay, formatInstant } =
        await import("#app/tools/google-cache-checker/format-instant.ts");
      const at = parseTimestamp(digits) ?? "";

      expect(formatInstant(at)).toBe(instant);
      expect(formatDay(at)).toBe(day);
    },
  );

  test("a table of copies begins and ends on the archive's days", async () => {
    const { summarize } = await import("#app/tools/google-cache-checker/archive-report.tsx");
    const table = [["timestamp"], ["20261120235959"], ["20261122000000"]];
    const answer = parseArchiveAnswer(JSON.stringify(table));

    expect(answer.ok && summarize(answer.value)).toBe("2 copies, 20 Nov 2026 to 22 Nov 2026");
  });
});
