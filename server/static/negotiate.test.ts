import { expect, test } from "vitest";

import { negotiateEncoding, type Encoding } from "#server/static/negotiate.ts";

const all: ReadonlySet<Encoding> = new Set(["identity", "br", "gzip"]);

// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
test.each([
  [undefined, "identity"],
  ["", "identity"],
  ["br", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["x-gzip", "gzip"],
  ["GZIP", "gzip"],
  ["deflate", "identity"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["*;q=0", "identity"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["identity;q=1, br;q=0.5", "identity"],
  ["br;q=nonsense, gzip", "gzip"],
])("Accept-Encoding %o is answered with %s", (header, encoding) => {
  expect(negotiateEncoding(header, all)).toBe(encoding);
});
