import { expect, test } from "vitest";
import { z } from "zod";

import { ContentError, parseEntries } from "#app/content/parse-entries.ts";

const schema = z.strictObject({ slug: z.string(), title: z.string().max(10, "Shorten it.") });

test("says the file, the entry, the field and what to do for every mistake", () => {
  const entries = [
    { slug: "good", title: "Short" },
    { slug: "bad", title: "Much too long a title", extra: 1 },
  ];

  expect(() => parseEntries("posts/x.ts", schema, entries)).toThrow(ContentError);
  expect(() => parseEntries("posts/x.ts", schema, entries)).toThrow(
    'posts/x.ts, "bad": title: Shorten it.',
  );
  expect(() => parseEntries("posts/x.ts", schema, entries)).toThrow('"extra"');
});

test("is quiet about entries that pass", () => {
  expect(() => parseEntries("posts/x.ts", schema, [{ slug: "a", title: "b" }])).not.toThrow();
});
