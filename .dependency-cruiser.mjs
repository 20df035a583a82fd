/** Who may import whom inside app/. This table is the rule and its documentation. */
const mayImport = {
  lib: [],
  ui: ["lib"],
  content: ["lib"],
  seo: ["lib", "content", "paths[.]ts"],
  contact: ["lib", "ui", "content", "paths[.]ts"],
  sections: ["lib", "ui", "content", "contact", "paths[.]ts"],
  layout: ["lib", "ui", "content", "contact", "sections", "paths[.]ts"],
  tools: ["lib", "ui", "content", "seo", "contact", "sections", "paths[.]ts"],
  routes: [
    "lib",
    "ui",
    "content",
    "seo",
    "contact",
    "sections",
    "layout",
    "tools",
    "pages[.]ts",
    "paths[.]ts",
    "redirects[.]ts",
  ],
};

const TEST = "[.]test[.]tsx?$";

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden: [
    ...Object.entries(mayImport).map(([folder, allowed]) => ({
      name: `${folder}-imports-only-below`,
      severity: "error",
      from: { path: `^app/${folder}/` },
      to: { path: "^app/", pathNot: [folder, ...allowed].map((name) => `^app/${name}(/|$)`) },
    })),
    {
      name: "tools-are-islands",
      comment: "Two tools share code through app/lib/, never through each other.",
      severity: "error",
      from: { path: "^app/tools/([^/]+)/" },
      to: { path: "^app/tools/[^/]+/", pathNot: "^app/tools/$1/" },
    },
    {
      name: "routes-are-islands",
      severity: "error",
      from: { path: "^app/routes/" },
      to: { path: "^app/routes/.+[.]tsx?$" },
    },
    {
      name: "logic-knows-no-react",
      comment: "Engines, content, lib and JSON-LD builders are plain TypeScript.",
      severity: "error",
      from: { path: ["^app/(lib|content|seo)/.+[.]ts$", "^app/tools/[^/]+/(engine|meta)[.]ts$"] },
      to: { path: ["node_modules/(react|react-dom|react-router)/", "[.]tsx$"] },
    },
    {
      name: "meta-is-data",
      comment:
        "The directory, the sitemap and the prerender list read meta.ts; it must stay light.",
      severity: "error",
      from: { path: "^app/tools/[^/]+/meta[.]ts$" },
      to: { pathNot: ["^app/tools/define-tool[.]ts$", "^app/content/"] },
    },
    {
      name: "server-shares-one-contract",
      severity: "error",
      from: { path: "^server/" },
      to: {
        path: "^app/",
        pathNot: ["^app/contact/contact-message[.]ts$", "^app/redirects[.]ts$", "^app/lib/"],
      },
    },
    {
      name: "app-knows-no-server",
      severity: "error",
      from: { path: "^app/" },
      to: { path: "^server/" },
    },
    {
      name: "app-knows-no-node",
      severity: "error",
      from: { path: "^app/", pathNot: [TEST, "^app/entry[.]server[.]tsx$"] },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "server-runs-without-development-packages",
      comment: "A production install has none: npm ci --omit=dev.",
      severity: "error",
      from: { path: ["^server/", "^scripts/enquiries[.]ts$"], pathNot: [TEST, "^server/testing/"] },
      to: { dependencyTypes: ["npm-dev"] },
    },
    { name: "no-cycles", severity: "error", from: {}, to: { circular: true } },
  ],
  options: {
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
  },
};
