/** `npm run build`: the pages, then what hosts and browsers need beside them. */
import { spawnSync } from "node:child_process";

const steps: readonly (readonly [command: string, ...args: string[]])[] = [
  ["react-router", "build"],
  ["node", "scripts/make/make-pictures.ts"],
  ["node", "scripts/write-security-txt.ts"],
  ["node", "scripts/indexnow/write-indexnow-key.ts"],
  ["node", "scripts/write-markdown.ts"],
  ["node", "scripts/write-page-dictionary.ts"],
  ["node", "scripts/compress-site.ts"],
];

for (const [command, ...args] of steps) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) {
    console.error(stdout + stderr);
    process.exit(1);
  }
}
console.log("Built: build/client");
