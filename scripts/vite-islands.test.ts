import { expect, test } from "vitest";

import { groupFiles } from "./vite-islands.ts";

const app = new URL("../app", import.meta.url).pathname;

/** Modules by path under `app/`: what each imports at once, and later. */
const modules: Readonly<Record<string, { now?: string[]; later?: string[] }>> = {
  "entry.client.ts": { now: ["layout/menus.ts"], later: [] },
  "layout/menus.ts": {
    later: [
      "contact/contact-dialog.tsx",
      "pages/post/share-answers.ts",
      "pages/log/log.tsx",
      "tools/audit/island.tsx",
      "tools/links/island.tsx",
      "tools/google-review-writer/island.tsx",
    ],
  },
  "contact/contact-dialog.tsx": { now: ["ui/button.tsx", "copy.ts"] },
  "pages/log/log.tsx": { now: ["icons/check.mjs"] },
  "pages/post/share-answers.ts": { now: ["lib/own.ts", "copy.ts"] },
  "tools/google-review-writer/island.tsx": {
    now: ["tools/kit/tabs.tsx"],
    later: ["tools/review-kit/draft.tsx", "tools/kit/kept/keeper.tsx"],
  },
  "tools/kit/kept/keeper.tsx": { now: ["typed.ts", "icons/link.mjs"] },
  "tools/review-kit/draft.tsx": { now: ["badge.tsx", "copy.ts"] },
  "tools/audit/island.tsx": {
    now: [
      "lib/own.ts",
      "ui/button.tsx",
      "tools/kit/tabs.tsx",
      "tools/kit/use-form.ts",
      "tools/kit/reading/panel.tsx",
      "audit/url.ts",
      "engine/robots.ts",
    ],
    later: [
      "tools/audit/result.tsx",
      "tools/audit/sample.tsx",
      "tools/audit/source.tsx",
      "tools/robots/result.tsx",
    ],
  },
  "tools/links/island.tsx": {
    now: [
      "lib/own.ts",
      "ui/button.tsx",
      "typed.ts",
      "tools/kit/use-form.ts",
      "tools/kit/reading/panel.tsx",
    ],
    later: [
      "tools/links/result.tsx",
      "tools/links/source.tsx",
      "engine/read.ts",
      "engine/count.ts",
      "tools/kit/measure.ts",
    ],
  },
  "tools/audit/result.tsx": {
    now: ["badge.tsx", "frame.tsx", "audit/score.tsx", "icons/check.mjs", "lib/text/trim.ts"],
  },
  "tools/audit/sample.tsx": {
    now: ["frame.tsx", "audit/score.tsx", "audit/url.ts", "lib/text/trim.ts"],
  },
  "tools/links/result.tsx": {
    now: ["frame.tsx", "two.tsx", "copy.ts", "icons/check.mjs", "icons/link.mjs"],
  },
  "tools/robots/result.tsx": { now: ["frame.tsx", "two.tsx", "engine/robots.ts"] },
  "tools/audit/source.tsx": { now: ["tools/kit/use-form.ts", "paste.tsx"] },
  "tools/links/source.tsx": { now: ["tools/kit/use-form.ts", "paste.tsx", "links/only.tsx"] },
  "engine/read.ts": { now: ["engine/parser.ts"] },
  "engine/count.ts": { now: ["engine/parser.ts"] },
  "tools/kit/measure.ts": { now: ["lib/text/trim.ts"] },
};

const idOf = (path: string) => `${app}/${path}`;
const graph = {
  getModuleInfo: (id: string) => {
    const { now = [], later = [] } = modules[id.slice(app.length + 1)] ?? {};
    return { importedIds: now.map(idOf), dynamicallyImportedIds: later.map(idOf) };
  },
};

test.each([
  ["what every page runs", "layout/menus.ts", "page"],
  ["what handlers of text pages share with tools as they wake", "lib/own.ts", "basics"],
  ["what handlers of text pages share with the contact form and results", "copy.ts", "answers"],
  ["what tools share with the contact form", "ui/button.tsx", "ui"],
  ["what all tools share as they wake", "tools/kit/tabs.tsx", "kit"],
  ["what tools as they wake share with what keeps their work", "typed.ts", "kit"],
  ["what tools that write no reviews share as they wake", "tools/kit/use-form.ts", "fields"],
  ["what one tool computes with as it wakes, and others later", "engine/robots.ts", "engine-audit"],
  ["what those that read share as they wake", "tools/kit/reading/panel.tsx", "reading"],
  ["what a tool needs as it wakes and later", "audit/url.ts", "tool-audit"],
  ["what a review's draft and other results share", "badge.tsx", "frame"],
  ["what keeps a tool's work and results share", "icons/link.mjs", "frame"],
  ["what results of three tools share", "frame.tsx", "results"],
  ["what results of two tools share", "two.tsx", null],
  ["what several results of one tool share", "audit/score.tsx", "results-audit"],
  [
    "a helper of several results of one tool that is computed with as well",
    "lib/text/trim.ts",
    "helpers",
  ],
  ["what later forms of several tools share", "paste.tsx", "forms"],
  ["what results share with others", "icons/check.mjs", "marks"],
  ["what one part alone uses", "links/only.tsx", null],
  ["what only computes", "engine/parser.ts", null],
])("%s", (_, path, file) => {
  expect(groupFiles().name(idOf(path), graph)).toBe(file);
});
