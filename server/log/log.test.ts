import { expect, test } from "vitest";

import { createLog, errorKind } from "./log.ts";

test("each event is one line of JSON", () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => lines.push(line), clock: () => 0 });

  log.info("enquiry", { id: "x\ny", ms: 1.5 });

  expect(lines).toEqual([
    '{"time":"1970-01-01T00:00:00.000Z","level":"info","event":"enquiry","id":"x\\ny","ms":1.5}\n',
  ]);
});

test("of an error the kind is told, never its words", () => {
  const error = Object.assign(new Error("ayesha@example.pk is taken"), { code: "23505" });

  expect(errorKind(error)).toBe("Error 23505");
});
