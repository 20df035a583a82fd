import { expect, test } from "vitest";

import { PartFault } from "./part-fault.tsx";

test("a part that threw shows what is put in its place, until there is another to draw", () => {
  const props = { of: "first", instead: "cannot be shown", children: "the row" };
  const part = new PartFault(props);
  expect(part.render()).toBe("the row");

  part.state = { ...part.state, ...PartFault.getDerivedStateFromError() };
  expect(PartFault.getDerivedStateFromProps(props, part.state)).toBeNull();
  expect(part.render()).toBe("cannot be shown");

  const next = PartFault.getDerivedStateFromProps({ ...props, of: "second" }, part.state);
  expect(next).toEqual({ of: "second", isBroken: false });
});
