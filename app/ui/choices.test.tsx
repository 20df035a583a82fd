import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { Choices, type Choice } from "./choices.tsx";

const choices: readonly Choice<string | undefined>[] = [
  [undefined, "All"],
  ["new", "New", { disabled: true }],
];

test("a named group, with exactly one button selected", () => {
  const markup = renderToStaticMarkup(<Choices name="Which" choices={choices} value={undefined} />);
  expect(markup).toBe(
    '<fieldset class="choices no-print"><legend class="visually-hidden">Which</legend>' +
      '<button type="button" aria-pressed="true">All</button>' +
      '<button type="button" aria-pressed="false" disabled="">New</button></fieldset>',
  );
});
