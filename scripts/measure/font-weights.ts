import { statSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const BYTES_IN_KB = 1024;

/** Whole KB of the faces that the checklist compares, as their packages ship them or as we cut them. */
export function measureFontsKb() {
  return {
    latin: kb(ownFont("instrument-sans.woff2")),
    naskh: kb(
      require.resolve("@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2"),
    ),
    cutNastaliq: kb(ownFont("nastaliq-voice-article.woff2")),
    nastaliq: kb(
      require.resolve("@fontsource/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-400-normal.woff2"),
    ),
  };
}

function ownFont(name: string): URL {
  return new URL(`../../app/fonts/${name}`, import.meta.url);
}

function kb(file: string | URL): number {
  return Math.round(statSync(file).size / BYTES_IN_KB);
}
