import { expect, test } from "vitest";

import { listProjectFiles, readText } from "#tests/support/project-files.ts";

const files = listProjectFiles();
const { scripts } = JSON.parse(readText("package.json")) as { scripts: Record<string, string> };
/** The dot map follows the cities, so the build writes it again, and it has a name of its own. */
const DOT_MAP = "scripts/make/make-dot-map.ts";
const generators = files.filter((file) => /^scripts\/make\/make-[a-z-]+[.]ts$/.test(file));
/** Draws into the build, which nobody commits. */
const committing = generators.filter((file) => file !== "scripts/make/make-pictures.ts");
/** No comment can stand in a font: its folder's README names what makes it. */
const fontsReadme = readText("app/fonts/README.md");

test("there are generators to look at", () => {
  expect(generators.length).toBeGreaterThan(5);
});

test.each(generators.filter((file) => file !== DOT_MAP))(
  "%s runs as npm run make:<what>, on the pinned Node",
  (file) => {
    const what = file.replace(/^scripts\/make\/make-|[.]ts$/g, "");

    expect(scripts[`make:${what}`]).toBe(`node ${file}`);
  },
);

test.each(committing)("%s has a test that makes its files again and compares", (file) => {
  expect(files).toContain(file.replace(/[.]ts$/, ".test.ts"));
});

test.each(committing)("a file that %s writes names it in its first line", (file) => {
  const named = files.some((each) => /[.](?:ts|svg)$/.test(each) && firstLine(each).includes(file));
  const what = file.replace(/^scripts\/make\/make-|[.]ts$/g, "");

  expect(named || fontsReadme.includes(`npm run make:${what}`)).toBe(true);
});

test("every font is named with what makes it", () => {
  const fonts = files.filter((file) => file.endsWith(".woff2"));

  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(fontsReadme).toContain(font.replace("app/fonts/", ""));
});

test("a generator that a first line names is there", () => {
  const named = files
    .filter((file) => file.endsWith(".ts"))
    .flatMap(
      (file) => /^\W+(?:Written|Made) by (scripts\/\S+?[.]ts)/.exec(firstLine(file))?.[1] ?? [],
    );

  expect(named.length).toBeGreaterThan(3);
  expect(named.filter((file) => !files.includes(file))).toEqual([]);
});

function firstLine(file: string): string {
  return readText(file).split("\n", 1)[0] ?? "";
}
