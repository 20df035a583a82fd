import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { makeIcon } from "./make-icon.tsx";

const Icon = makeIcon([["path", { d: "M4 4h16" }]]);

test.each([
  [{}, /aria-hidden="true"/],
  [{ role: "img", "aria-label": "Met" }, /^(?!.*aria-hidden).*aria-label="Met"/],
])("an icon is hidden from readers unless it has a name", (props, expected) => {
  expect(renderToStaticMarkup(createElement(Icon, props))).toMatch(expected);
});
