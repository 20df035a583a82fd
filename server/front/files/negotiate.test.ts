import { expect, test } from "vitest";

import { acceptedEncodings } from "./negotiate.ts";

// https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
test.each([
  [undefined, ["identity"]],
  ["", ["identity"]],
  ["br", ["br", "identity"]],
  ["gzip, deflate, br, zstd", ["br", "gzip", "identity"]],
  ["gzip, deflate", ["gzip", "identity"]],
  ["x-gzip", ["gzip", "identity"]],
  ["GZIP", ["gzip", "identity"]],
  ["deflate", ["identity"]],
  ["*", ["br", "gzip", "identity"]],
  ["br;q=0, *", ["gzip", "identity"]],
  ["br;q=0, gzip;q=0", ["identity"]],
  ["*;q=0", ["identity"]],
  ["gzip, identity;q=0", ["gzip", "identity"]],
  ["gzip;q=1.0, br;q=0.5", ["gzip", "br", "identity"]],
  ["identity;q=1, br;q=0.5", ["identity", "br"]],
  ["br;q=nonsense, gzip", ["gzip", "identity"]],
])("Accept-Encoding %o takes %o, best first", (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
