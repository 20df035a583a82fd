/** `npm run build`: the pages, then what hosts and browsers need beside them. */
import { spawnSync } from "node:child_process";

import { draftRules } from "#engine/site-audit/site-rules.ts";
import { findTemplateWords } from "#engine/site-audit/template-words.ts";

const steps: readonly (readonly [command: string, ...args: string[]])[] = [
  ["react-router", "build"],
  ["node", "scripts/make/make-pictures.ts"],
  ["node", "scripts/write-security-txt.ts"],
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
for (const rule of draftRules) {
  console.warn(`A draft, in no audit and without a page, until its author has written
engine/site-audit/rules/${rule.guide.topic}/${rule.id}.ts:
${findTemplateWords(rule)
  .map((words) => `  ${words}`)
  .join("\n")}`);
}
console.log("Built: build/client");
