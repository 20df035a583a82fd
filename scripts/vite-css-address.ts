import type { Plugin } from "vite";

const INLINE = /\.css\?inline$/;
/** Not the name of a style sheet, so that nobody takes the module for one. */
const PREFIX = "\0css-address:";
const SUFFIX = ".js";

/**
 * Makes `import css from "./x.css?inline"` the sheet's text where pages are prerendered, and in the
 * browser its address, with a line break so that sums of sheets stay apart. A page that a visitor
 * lands on has its sheets in it already; shipping their text again as script would cost it 3 KB.
 */
export function cssAddress(): Plugin {
  return {
    name: "css-address",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async resolveId(source, importer) {
      if (!INLINE.test(source)) return null;
      const resolved = await this.resolve(source.replace(INLINE, ".css"), importer, {
        skipSelf: true,
      });
      return resolved && `${PREFIX}${resolved.id}${SUFFIX}`;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null;
      const file = id.slice(PREFIX.length, -SUFFIX.length);
      return `import address from ${JSON.stringify(`${file}?url`)};\nexport default address + "\\n";`;
    },
  };
}
