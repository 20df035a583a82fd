import { expect, test } from "vitest";

import { markLiveOff } from "./mark-live-off.ts";

const mark = (html: string) => markLiveOff(Buffer.from(html)).toString();

test("the page's own element says that no addresses are read", () => {
  expect(mark('<!DOCTYPE html><html lang="en-PK"><head></head></html>')).toBe(
    '<!DOCTYPE html><html data-live="off" lang="en-PK"><head></head></html>',
  );
});

test("nothing else of the page changes, and a file that is no page stays as it is", () => {
  expect(mark("<svg><text>&lt;html&gt;</text></svg>")).toBe("<svg><text>&lt;html&gt;</text></svg>");
});
