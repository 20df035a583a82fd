import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { cutUrduFace, writeUrduQuestion } from "./make-urdu.ts";

const read = (path: string) => readFileSync(new URL(`../../app/${path}`, import.meta.url));

test.each(["nastaliq-voice-article.woff2", "nastaliq-urdu-page.woff2"] as const)(
  "%s has the letters that its texts have now (else npm run make:urdu)",
  async (face) => {
    expect(read(`fonts/${face}`).equals(await cutUrduFace(face))).toBe(true);
  },
);

test("the figure's question is the one that the script draws (else npm run make:urdu)", async () => {
  const committed = read("sections/post-figures/urdu-question.ts").toString("utf8");

  expect(committed).toBe(await writeUrduQuestion());
});
