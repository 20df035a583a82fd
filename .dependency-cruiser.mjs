/**
 * Who may import whom. This table is the rule and its documentation; tests/boundaries.test.ts holds it,
 * and docs/decisions/0010-rooms.md has the reasons.
 */
/** What several tools share; `define-tool.ts` and the registry are data about tools. */
const kits = ["^app/tools/kit/", "^app/tools/review-kit/"];
const toolFacts = ["^app/tools/define-tool[.]ts$", "^app/tools/tools[.]ts$"];

/** What names the agency and its addresses is not for everybody. */
const lib = ["^lib/(?!site/)"];
const site = ["^lib/site/"];
const engine = [...lib, "^engine/"];
const map = [...lib, "^app/map/"];
/** A headline and a description are measured as a results page shows them. */
const content = [...map, "^engine/(text-width|robots-txt)/", "^app/content/", ...site];
const seo = [...content, "^app/seo/"];
const browser = [...lib, "^app/browser/"];
/** Names every island by import(): that leads everywhere, and no import leads back but theirs. */
const islands = [...browser, "^app/islands/"];
const ui = [...browser, "^app/ui/"];
const contact = [...ui, ...content, ...islands, "^app/contact/"];
const sections = [...contact, ...islands, "^app/sections/"];
const layout = [...sections, "^app/layout/", "^app/(app|bare)[.]css$"];
const kit = [...layout, ...engine, ...seo, ...toolFacts, "^app/tools/kit/"];
const reviewKit = [...kit, "^app/tools/review-kit/"];

/** Folder → what it may import of ours. */
const mayImport = {
  "^lib/": [...lib, ...site],
  "^engine/": engine,
  "^app/map/": map,
  "^app/content/": content,
  "^app/seo/": seo,
  "^app/browser/": browser,
  "^app/islands/": ["^app/"],
  "^app/ui/": ui,
  "^app/contact/": contact,
  "^app/sections/": sections,
  "^app/layout/": layout,
  "^app/tools/kit/": kit,
  "^app/tools/review-kit/": reviewKit,
  "^app/desk/": [...layout, "^app/desk/"],
  "^app/site-files/": [...seo, "^app/pages[.]ts$", "^app/site-files/"],
  "^server/reading/": [...engine, "^server/reading/", "^server/front/client-address[.]ts$"],
  "^server/live/": [...engine, "^server/(live|reading|forms|front|log|workers)/"],
  "^server/data/": [...lib, "^server/(data|log)/"],
  "^server/audits/": [
    ...engine,
    "^lib/site/paths[.]ts$",
    "^server/(audits|data|reading|forms|front|log|store|workers)/",
  ],
  "^server/desk/": [
    ...engine,
    ...site,
    "^server/(desk|watch|data|live|audits|store|forms|front|log|notify)/",
    "^server/(admin/export-enquiries|env)[.]ts$",
  ],
  "^server/watch/": [
    ...engine,
    ...site,
    "^server/(watch|desk|data|audits|store|forms|front|log|notify)/",
    "^server/env[.]ts$",
  ],
  "^server/": [...engine, ...site, "^server/"],
};

const TEST = "[.]test[.]tsx?$";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(mayImport).map(([folder, allowed]) => ({
      name: `${folder.replaceAll(/[\^]|\/$/g, "")}-imports-only-below`,
      severity: "error",
      from: { path: folder, ...(/^\^(app|server\/.)/.test(folder) && { pathNot: TEST }) },
      to: { path: "^(app|engine|lib|server|scripts)/", pathNot: allowed },
    })),
    {
      name: "tools-are-islands",
      comment:
        "A tool imports its own folder, the two kits, and what they may; never another tool.",
      severity: "error",
      from: { path: "^app/tools/([^/]+)/", pathNot: [...kits, TEST] },
      to: {
        path: "^(app|engine|lib|server|scripts)/",
        pathNot: [...reviewKit, "^app/tools/$1/"],
      },
    },
    {
      name: "pages-are-islands",
      comment: "What two pages show stands in app/sections/.",
      severity: "error",
      from: { path: "^app/pages/([^/]+)/" },
      to: { path: "^app/pages/", pathNot: "^app/pages/$1/" },
    },
    {
      name: "pages-know-no-tool",
      comment: "A page may use the kits and the tools' facts, never a tool's inside.",
      severity: "error",
      from: { path: "^app/pages/", pathNot: TEST },
      to: {
        path: "^(app|engine|lib|server|scripts)/",
        pathNot: [...reviewKit, "^app/pages/", "^app/desk/", "^app/pages[.]ts$", "^app/fonts/"],
      },
    },
    {
      name: "logic-knows-no-react",
      comment: "What measures, content, geometry and JSON-LD builders are plain TypeScript.",
      severity: "error",
      from: {
        path: [
          "^(lib|engine)/",
          "^app/(content|seo|map|browser)/.+[.]ts$",
          "^app/tools/[^/]+/(meta|sample)[.]ts$",
        ],
      },
      to: { path: ["node_modules/(react|react-dom|react-router)/", "[.]tsx$"] },
    },
    {
      name: "rules-reach-nothing-outside",
      comment: "Plain in, plain out: time, chance, files and network come in as arguments.",
      severity: "error",
      from: { path: "^(lib|engine)/", pathNot: TEST },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "meta-is-data",
      comment:
        "The directory, the sitemap and the prerender list read meta.ts; it must stay light.",
      severity: "error",
      from: { path: "^app/tools/[^/]+/meta[.]ts$" },
      to: { pathNot: ["^app/tools/define-tool[.]ts$", "^app/content/", ...site] },
    },
    {
      name: "scripts-use-the-rules",
      comment:
        "Engines, the server, content and geometry; build steps also the lists of pages and tools, and the deferred start.",
      severity: "error",
      from: { path: "^scripts/", pathNot: TEST },
      to: {
        path: "^app/",
        pathNot: ["^app/(content|map)/", "^app/pages[.]ts$", ...toolFacts],
      },
    },
    {
      name: "app-knows-no-server",
      severity: "error",
      from: { path: "^(app|engine|lib)/" },
      to: { path: "^(server|scripts)/" },
    },
    {
      name: "what-runs-knows-no-tests",
      severity: "error",
      from: { path: "^(app|engine|lib|server)/", pathNot: TEST },
      to: { path: "^tests/" },
    },
    {
      name: "app-knows-no-node",
      comment: "The cities' files are read at build (app/content/cities/build-time-modules.ts).",
      severity: "error",
      from: {
        path: "^app/",
        pathNot: [
          TEST,
          "^app/entry[.]server[.]tsx$",
          "^app/islands/island-rendering[.]ts$",
          "^app/content/cities/read-city-files[.]ts$",
        ],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "server-runs-without-development-packages",
      comment: "A production install has none: npm ci --omit=dev.",
      severity: "error",
      from: {
        path: ["^server/", "^scripts/(enquiries|desk)[.]ts$"],
        pathNot: TEST,
      },
      to: { dependencyTypes: ["npm-dev"] },
    },
    {
      name: "within-a-folder-by-a-dot",
      comment: "Imports within one folder are ./, not the folder's whole path.",
      severity: "error",
      from: { path: "^(.+)/[^/]+$" },
      to: { path: "^$1/[^/]+$", dependencyTypes: ["aliased-subpath-import"] },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    // Reads TypeScript, imports of types included, without the compiler's own API.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
  },
};
