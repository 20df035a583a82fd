import { readdirSync } from "node:fs";
import { join } from "node:path";

import { build, type Plugin } from "vite";

import { runBuildTimeModules } from "./vite-build-time-modules.ts";
import { iconsOneByOne } from "./vite-icons.ts";
import { DESK_SCRIPTS } from "./desk-scripts.ts";

const SOURCE = "app/desk/entry.ts";
/** Imported by app/entry.server.tsx: where the desk's script is. */
const ADDRESS = "virtual:desk-entry";

/**
 * The desk's scripts are a build of their own, with React once more: what the desk imports would
 * otherwise change how the site's own scripts are cut, and so the scripts of pages that know no desk.
 */
export function deskScripts(define: Record<string, string>): Plugin[] {
  return [
    {
      name: "desk:scripts",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      async generateBundle() {
        for (const { fileName, code } of await buildDesk(define)) {
          this.emitFile({ type: "asset", fileName, source: code });
        }
      },
    },
    {
      name: "desk:address",
      applyToEnvironment: ({ name }) => name === "ssr",
      resolveId: (id) => (id === ADDRESS ? `\0${ADDRESS}` : null),
      load(id) {
        if (id !== `\0${ADDRESS}`) return null;
        const isServed = this.environment.mode === "dev";
        return `export default ${JSON.stringify(isServed ? `/${SOURCE}` : findEntry())};`;
      },
    },
  ];
}

async function buildDesk(define: Record<string, string>) {
  const name = `${DESK_SCRIPTS}[name]-[hash].js`;
  const built = await build({
    configFile: false,
    logLevel: "error",
    define,
    plugins: [runBuildTimeModules(), iconsOneByOne(), importPlainly()],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: SOURCE,
        // What both files use is in the first: they come one after the other in any case.
        preserveEntrySignatures: "allow-extension",
        output: { entryFileNames: name, chunkFileNames: name },
      },
    },
  });
  if (!("output" in built)) throw new Error("The desk's scripts are one build.");
  return built.output.flatMap((file) => (file.type === "chunk" ? [file] : []));
}

/** Vite's helper loads styles before a script; the desk's are in its page. */
function importPlainly(): Plugin {
  return {
    name: "desk:import",
    enforce: "pre",
    load: (id) =>
      id.endsWith("vite/preload-helper.js")
        ? "export const __vitePreload = (load) => load();"
        : null,
  };
}

/** The client's build is written before the server's begins. */
function findEntry(): string {
  const name = readdirSync(join("build/client", DESK_SCRIPTS)).find((file) =>
    file.startsWith("entry-"),
  );
  if (name === undefined) throw new Error(`${SOURCE} was not built.`);
  return `/${DESK_SCRIPTS}${name}`;
}
