import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";

import subsetFont from "subset-font";

const require = createRequire(import.meta.url);

/** Two weights of our faces as files that the rasteriser reads. The variable faces are woff2, which it does not. */
const faces = [
  {
    name: "head.ttf",
    source:
      "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    variationAxes: { opsz: 48, wght: 720 },
  },
  {
    name: "text.ttf",
    source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    variationAxes: { wght: 500 },
  },
] as const;

const characters =
  Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join(
    "",
  ) + "–—‘’“”…·×→′°éü";

/** Paths of the font files, made once into the folder. */
export async function makeFonts(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });

  return Promise.all(
    faces.map(async ({ name, source, variationAxes }) => {
      const font = await subsetFont(await readFile(require.resolve(source)), characters, {
        targetFormat: "truetype",
        variationAxes,
      });
      const path = join(folder, name);
      await writeFile(path, font);
      return path;
    }),
  );
}
