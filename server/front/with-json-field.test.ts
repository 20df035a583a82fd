import { expect, test } from "vitest";

import { withJsonField } from "./with-json-field.ts";

test("a field is added to an object as its last one, whatever its value is", () => {
  expect(JSON.parse(withJsonField('{"a":{"b":"}"}}', 'it"s', '[1,{"c":null}]'))).toEqual({
    a: { b: "}" },
    'it"s': [1, { c: null }],
  });
});
