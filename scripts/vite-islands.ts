import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const ENTRY = fileURLToPath(new URL("../app/entry.client.ts", import.meta.url));
const LOADER = fileURLToPath(new URL("../app/browser/load-with-files.ts", import.meta.url));
const MARKUP_JSX = fileURLToPath(new URL("../app/islands/island-rendering.ts", import.meta.url));

/**
 * Pages are rendered by the build and have no router in the browser: their route modules are left out
 * of its scripts, and where nothing of a changed file runs there, the development server reloads. A handler in markup that no
 * island holds is an error of the build.
 */
export function islandsOnly(): Plugin[] {
  return [
    {
      name: "islands:no-handler-in-markup",
      enforce: "pre",
      applyToEnvironment: ({ name }) => name === "ssr",
      resolveId: (source, importer) =>
        /^react\/jsx-(?:dev-)?runtime$/.test(source) && importer !== MARKUP_JSX ? MARKUP_JSX : null,
    },
    {
      name: "islands:empty-routes",
      apply: "build",
      applyToEnvironment: ({ name }) => name === "client",
      transform: (_, id) =>
        /\?(?:__react-router-build-client-route|route-chunk=.*)$/.test(id)
          ? { code: "export {}", map: null, moduleSideEffects: false }
          : null,
    },
    {
      name: "islands:loading",
      apply: "build",
      enforce: "pre",
      applyToEnvironment: ({ name }) => name === "client",
      load: (id) =>
        id.endsWith("vite/preload-helper.js")
          ? `export { loadWithFiles as __vitePreload } from ${JSON.stringify(LOADER)};`
          : null,
    },
    {
      // The bundler asks for it where a group does not take along what its modules import (groupFiles).
      name: "islands:files",
      apply: "build",
      enforce: "post",
      configEnvironment: (name) =>
        name === "client"
          ? { build: { rollupOptions: { preserveEntrySignatures: "allow-extension" } } }
          : null,
    },
    {
      name: "islands:reload",
      apply: "serve",
      hotUpdate({ modules, server }) {
        if (this.environment.name !== "ssr" || modules.length === 0) return;
        const { moduleGraph } = server.environments.client;
        const runsThere = modules.some(
          ({ file }) => file && moduleGraph.getModulesByFile(file)?.size,
        );
        if (!runsThere) server.environments.client.hot.send({ type: "full-reload" });
      },
    },
  ];
}

type Graph = {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[];
    dynamicallyImportedIds: readonly string[];
  } | null;
};

/**
 * Which modules are one file: a group for the bundler. Without it each module that two parts share is a
 * file, and a slow line waits for each of forty. Parts are what an `import()` loads.
 */
export function groupFiles() {
  let names: ReadonlyMap<string, string> | undefined;
  return {
    name: (id: string, graph: Graph): string | null => (names ??= nameFiles(graph)).get(id) ?? null,
    // What a module imports has a file of its own users.
    includeDependenciesRecursively: false,
  };
}

function nameFiles(graph: Graph): ReadonlyMap<string, string> {
  const importsOf = (id: string) => graph.getModuleInfo(id)?.importedIds ?? [];
  const laterOf = (id: string) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  // All that the browser's entry imports at once is one file: every page runs it.
  const atOnce = follow([ENTRY], importsOf);
  const names = new Map([...atOnce].map((id) => [id, "page"]));

  const all = follow([ENTRY], (id) => [...importsOf(id), ...laterOf(id)]);
  const users = new Map<string, string[]>();
  for (const part of new Set([...all].flatMap(laterOf))) {
    if (NEVER_LOADED.test(part)) continue;
    for (const id of follow([part], importsOf)) {
      if (!atOnce.has(id)) users.set(id, [...(users.get(id) ?? []), part]);
    }
  }
  const forms = new Set(users.get(FORM));
  for (const [id, parts] of users) {
    const name = nameShared(id, parts, forms);
    if (name !== undefined) names.set(id, name);
  }
  return names;
}

/** The ids given, and all that `next` leads to from them. */
function follow(ids: readonly string[], next: (id: string) => readonly string[]): Set<string> {
  const found = new Set(ids);
  // The walk goes on to what is added on the way.
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
}

/** What every form of a tool uses, and no result does. */
const FORM = fileURLToPath(new URL("../app/tools/kit/use-form.ts", import.meta.url));
/** What is in the place of a result is kept as the page has it (keptMarkup). */
const NEVER_LOADED = /\/(?:[^/]*-empty|empty-[^/]*)\.tsx$/;
const CONTACT_PART = /\/app\/contact\/[^/]*\.tsx$/;
const TOOL_PART = /\/app\/tools\/([^/]+)\/.*\.tsx$/;
/** It comes with the first letter typed into any tool. */
const KEEPER = /\/app\/tools\/kit\/kept\/[^/]*\.tsx$/;
/** Of pages of text: plain handlers, which must bring nothing that they do not use. */
const HANDLERS =
  /\/app\/(?:browser|contact|layout|pages\/[^/]+|sections|ui)\/(?:plot\/)?[^/]*\.ts$/;
/** Small, and imported by drawings and by computations alike. */
const HELPER = /\/lib\/text\/.*\.ts$/;
/** What more parts have in common than this is in no file of a few results. */
const MOST_USERS_OF_A_RESULT = 15;

/** The file of what several parts share, by who they are and whether they wake with the page or come later. */
function nameShared(
  id: string,
  parts: readonly string[],
  forms: ReadonlySet<string>,
): string | undefined {
  // What only computes (an engine where there is no worker) is left out: it is large, and rarely loaded.
  const shown = parts.filter((part) => part.endsWith(".tsx"));
  const ofTools = shown.filter((part) => TOOL_PART.test(part));
  if (shown.length < 2 || ofTools.length < 2) return undefined;
  const wakes = ofTools.some((part) => part.endsWith("/island.tsx"));
  const isOfContact = shown.some((part) => CONTACT_PART.test(part));
  const isKept = ofTools.some((part) => KEEPER.test(part));
  if (parts.some((part) => HANDLERS.test(part))) {
    if (wakes) return "basics";
    return isOfContact || isKept ? "answers" : undefined;
  }
  if (isOfContact) return "ui";
  // A helper that is also computed with must not bring the results of one tool along.
  if (HELPER.test(id) && !wakes && shown.length < parts.length) return "helpers";

  const tools = [...new Set(ofTools.flatMap((part) => toolOf(part) ?? []))];
  const users = { parts, shown, tools, isKept, isOfTools: shown.length === ofTools.length };
  return wakes ? nameWaking(id, users) : nameLater(users, forms);
}

type Users = {
  parts: readonly string[];
  /** Without those that only compute. */
  shown: readonly string[];
  tools: readonly string[];
  /** What keeps a tool's work is among them. */
  isKept: boolean;
  isOfTools: boolean;
};

const toolOf = (part = "") => TOOL_PART.exec(part)?.[1];
const isReview = (tool: string) => /\breview-/.test(tool);

function nameWaking(id: string, { shown, tools, isKept }: Users): string {
  if (tools.every(isReview)) return "reviews";
  if (tools.length === 1) return `tool-${tools[0]}`;
  if (isKept || tools.some(isReview)) return "kit";
  // What one tool computes with as it wakes does not wake with the others.
  const waking = shown.filter((part) => part.endsWith("/island.tsx"));
  if (waking.length === 1 && id.includes("/engine/")) return `engine-${toolOf(waking[0])}`;
  return /\/kit\/(reading|source)\//.exec(id)?.[1] ?? "fields";
}

/** The review writers draw a result at the first letter: what they and others need for it is a file alone. */
function nameLater(
  { parts, shown, tools, isKept, isOfTools }: Users,
  forms: ReadonlySet<string>,
): string | undefined {
  if (tools.every(isReview)) return undefined;
  if (isKept || tools.some(isReview) || shown.length > MOST_USERS_OF_A_RESULT) return "frame";
  if (!isOfTools) return "marks";
  const results = shown.filter((part) => !forms.has(part));
  if (results.length === 0) return tools.length > 1 ? "forms" : undefined;
  if (tools.length === 1) return parts.length > 4 ? undefined : `results-${tools[0]}`;
  if (results.length < 2) return "mixed";
  return tools.length > 2 ? "results" : undefined;
}
