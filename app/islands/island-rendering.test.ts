import { expect, test } from "vitest";

import { islandRendering, jsx, jsxs } from "./island-rendering.ts";

const handler = () => {};

test.each<["button" | "form", object, string]>([
  ["button", { onClick: handler }, "<button onClick={…}>"],
  ["form", { method: "post", action: handler }, "<form action={…}>"],
])("a <%s> with a function outside an island is refused by its name", (type, props, words) => {
  expect(() => jsx(type, props)).toThrow(words);
  expect(() => jsxs(type, { ...props, children: [] })).toThrow("app/islands/README.md");
});

test("inside an island, also after a wait, it is an element as any", async () => {
  const element = await islandRendering.run(true, async () => {
    await Promise.resolve();
    return jsx("button", { onClick: handler });
  });

  expect(element).toMatchObject({ type: "button", props: { onClick: handler } });
});

test("a component may get a function: what it does with it is looked at", () => {
  expect(jsx(Part, { onClose: handler })).toMatchObject({ type: Part });
  expect(() => Part({ onClose: handler })).toThrow("<button onClick={…}>");
});

function Part({ onClose }: { onClose: () => void }) {
  return jsx("button", { onClick: onClose });
}
