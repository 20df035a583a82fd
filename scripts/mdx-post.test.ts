import type { Heading, Root } from "mdast";
import { expect, test } from "vitest";

import { remarkPost } from "./mdx-post.ts";

const heading = (depth: Heading["depth"], ...children: Heading["children"]): Heading => ({
  type: "heading",
  depth,
  children,
});
const text = (value: string) => ({ type: "text" as const, value });

/** Runs the step over a post's headings, with a parser that keeps what it is asked to parse. */
function run(...children: Root["children"]) {
  let source = "";
  const parse = (module: string): Root => {
    source = module;
    return { type: "root", children: [] };
  };
  const tree: Root = { type: "root", children };
  remarkPost.call({ parse })(tree, { path: "/site/app/content/posts/a-post/body.mdx" });

  return { source, ids: children.map((node) => node.data?.hProperties?.["id"]) };
}

test("every heading gets an id from its words, and twins are told apart", () => {
  const { ids } = run(
    heading(2, text("What it costs")),
    heading(3, text("In "), { type: "strong", children: [text("Lahore")] }),
    heading(2, text("What it costs")),
    heading(2, text("What it costs?")),
  );

  expect(ids).toEqual(["what-it-costs", "in-lahore", "what-it-costs-2", "what-it-costs-3"]);
});

test("the contents list names the sections, not what lies within them", () => {
  const { source } = run(heading(2, text("First")), heading(3, text("Detail")));

  expect(source).toContain('export const contents = [{"id":"first","text":"First"');
  expect(source).not.toContain("Detail");
});

test("the post brings its own figure", () => {
  expect(run().source).toContain('from "#app/sections/post-figures/a-post.tsx"');
});
