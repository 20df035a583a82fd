import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { cutUrduFace, writeUrduQuestion } from "#scripts/make/make-urdu.ts";

const read = (path: string) => readFileSync(new URL(`../../app/${path}`, import.meta.url));

test("the article's Urdu face has the letters that its text has now (else npm run make:urdu)", async () => {
  expect(read("fonts/nastaliq-voice-article.woff2").equals(await cutUrduFace())).toBe(true);
});

test("the figure's question is the one that the script draws (else npm run make:urdu)", async () => {
  const committed = read("sections/post-figures/urdu-question.ts").toString("utf8");

  expect(committed).toBe(await writeUrduQuestion());
});
