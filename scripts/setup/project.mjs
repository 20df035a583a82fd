import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectDir = fileURLToPath(new URL("../..", import.meta.url));

/** The Node of devDependencies: the same on every machine. */
export const pinnedNode = join(
  projectDir,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);

/** An environment in which `node` and the installed tools are the project's own. */
export const toolEnv = {
  ...process.env,
  PATH: [join(projectDir, "node_modules/.bin"), process.env.PATH].join(delimiter),
};
