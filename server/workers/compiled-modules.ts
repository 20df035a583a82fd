import path from "node:path";

/**
 * The folder of modules as Node compiled them, their types left out. A process that is given it as
 * NODE_COMPILE_CACHE starts in about half of the time; where the folder cannot be written, the
 * process compiles its modules again.
 * https://nodejs.org/docs/latest-v24.x/api/module.html#module-compile-cache
 */
export const COMPILED_MODULES = path.join(
  import.meta.dirname,
  "../..",
  "node_modules",
  ".cache",
  "compiled",
);
