import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";

export type Answer = { code: number; output: string };

/** A copy of the project in a folder of its own, for changes that are thrown away. */
export type ProjectCopy = {
  /** Runs a command as npm's scripts do, on the project's own Node. Never rejects. */
  run: (command: string, ...args: readonly string[]) => Promise<Answer>;
  read: (path: string) => string;
  write: (path: string, text: string) => void;
  /** Puts text in place of the only place where another stands. */
  replace: (path: string, old: string, text: string) => void;
  /** Paths of what was written since the last call, sorted. */
  takeChanges: () => string[];
  remove: () => void;
};

/** Copies what git tracks and what it would: changes that are not committed are part of the project. */
export function copyProject(): ProjectCopy {
  const project = join(import.meta.dirname, "../..");
  const folder = mkdtempSync(join(tmpdir(), "recipes-"));
  const files = execFileSync(
    "git",
    ["ls-files", "--cached", "--others", "--exclude-standard", "-z"],
    { cwd: project, encoding: "utf8" },
  );
  for (const file of new Set(files.split("\0"))) {
    if (file === "" || !existsSync(join(project, file))) continue;
    cpSync(join(project, file), join(folder, file));
  }
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"), "dir");

  const read = (path: string) => readFileSync(join(folder, path), "utf8");
  function write(path: string, text: string) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const git = (...args: readonly string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8" });
  git("init", "--quiet");
  git("add", "--all");

  return {
    read,
    write,
    takeChanges() {
      const paths = git("diff", "--name-only") + git("ls-files", "--others", "--exclude-standard");
      git("add", "--all");
      return paths.split("\n").filter(Boolean).toSorted();
    },
    replace(path, old, text) {
      const [before, after, ...more] = read(path).split(old);
      if (before === undefined || after === undefined || more.length > 0) {
        throw new Error(`${path} has not one place with ${JSON.stringify(old)}`);
      }
      write(path, before + text + after);
    },
    run: (command, ...args) =>
      new Promise((resolve) => {
        execFile(
          command,
          args,
          { cwd: folder, env: plainEnv(folder), maxBuffer: 64 * 1024 * 1024 },
          (error, stdout, stderr) => {
            const code = error ? (typeof error.code === "number" ? error.code : 1) : 0;
            resolve({ code, output: stdout + stderr });
          },
        );
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The environment of a person at a terminal: nothing of the test run that this belongs to. */
function plainEnv(folder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) =>
      !/^(?:VITE|VITEST|NODE_|npm_|TEST$|DEV$|PROD$|MODE$|BASE_URL$|SITE_URL$)/.test(name),
  );
  return {
    ...Object.fromEntries(own),
    PATH: [join(folder, "node_modules/.bin"), process.env["PATH"]].join(delimiter),
  };
}
