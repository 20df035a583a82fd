import { expect, test } from "vitest";

import { listProjectFiles, readText } from "#tests/support/project-files.ts";

const EXPORTED =
  /^export (?:async )?(?:declare )?(?:function\*?|const|let|class|type|interface) (\w+)/gm;

const REVIEW_LANGUAGE = /^app\/content\/review-templates\/[\w-]+\/[a-z]+\.ts$/;

/** Names that say a file's place in a contract, not what is in it. */
const BY_CONTRACT: readonly (readonly [name: string, files: RegExp, why: string])[] = [
  ["handle", /^app\/.+\/[a-z-]*route\.tsx$/, "React Router asks each route for it"],
  ["meta", /^app\/.+\/[a-z-]*(?:route|meta)\.tsx?$/, "React Router, and a tool's facts"],
  ["loader", /^app\/.+\.tsx?$/, "React Router asks each route for it"],
  ["sampleWait", /^app\/tools\/.+\/sample\.ts$/, "a tool with an invented answer has one"],
  ["examples", /^app\/tools\/.+\/examples\.ts$/, "a tool's folder has one"],
  ["post", /^app\/content\/posts\/.+\/meta\.ts$/, "a post's folder has one"],
  ["measured", /^app\/content\/posts\/.+\/measured\.ts$/, "a post's folder may have one"],
  ...["language", "texts", "strength", "product", "freelancer", "amazon", "google"]
    .concat("replies", "requests")
    .map((name) => [name, REVIEW_LANGUAGE, "each language of the review writers has one"] as const),
  ["ready", /^app\/(?:entry\.client|desk\/entry)\.ts$/, "boot.ts waits for it"],
  ["Figure", /^app\/sections\/post-figures\/.+\.tsx$/, "each post has one"],
];

/** Files of app that are named by their place: a route, a part of a folder, a page's address. */
const NAMED_BY_PLACE = [
  /\/(?:index|schema|entry|root|routes|entry\.client|entry\.server)\.tsx?$/,
  /(?:^|[/-])route\.tsx$|\/(?:meta|sample|island)\.tsx?$|\.(?:worker|d)\.ts$/,
  /^app\/(?:site-files|content\/posts\/.+|sections\/post-figures)\/[\w-]+\.tsx?$/,
];

test("a file of app is named after what it exports, or after what its exports are about", () => {
  const files = listProjectFiles().filter(
    (file) =>
      /^app\/.+\.tsx?$/.test(file) &&
      !file.includes(".test.") &&
      !NAMED_BY_PLACE.some((place) => place.test(file)),
  );
  expect(files.length).toBeGreaterThan(700);
  const others = files.filter((file) => {
    const name = file.replace(/.*\/|\.tsx?$/g, "");
    const text = readText(file).replaceAll(/^export default /gm, "export ");
    const exported = [...text.matchAll(EXPORTED)].map(([, each = ""]) => toKebab(each));
    return !exported.some((each) => each === name || each.endsWith(`-${name}`));
  });
  expect(others).toEqual([]);
});

function toKebab(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1-$2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1-$2")
    .replaceAll("_", "-")
    .toLowerCase();
}

test("one name for one thing: no exported name of lib, engine, server and app stands twice", () => {
  const places = new Map<string, string[]>();
  for (const file of listProjectFiles()) {
    if (!/^(?:app|engine|lib|server)\/.+\.tsx?$/.test(file)) continue;
    if (/\.test\.tsx?$/.test(file)) continue;
    for (const name of new Set([...readText(file).matchAll(EXPORTED)].map(([, each]) => each))) {
      if (name === undefined) continue;
      if (BY_CONTRACT.some(([known, files]) => known === name && files.test(file))) continue;
      places.set(name, [...(places.get(name) ?? []), file]);
    }
  }

  expect(places.size).toBeGreaterThan(1_500);
  const twice = [...places].flatMap(([name, files]) =>
    files.length > 1 ? [`${name}: ${files.join(", ")}`] : [],
  );
  expect(twice).toEqual([]);
});
