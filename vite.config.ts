import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";

import { defineCounts } from "#scripts/count-content.ts";
import { remarkPost } from "#scripts/mdx-post.ts";
import { remarkQuotes } from "#scripts/mdx-quotes.ts";
import { runBuildTimeModules } from "#scripts/vite-build-time-modules.ts";
import { deskScripts } from "#scripts/vite-desk.ts";
import { iconsOneByOne } from "#scripts/vite-icons.ts";
import { leaveOutGuides } from "#scripts/vite-rule-guides.ts";
import { islandsOnly, groupFiles } from "#scripts/vite-islands.ts";

/**
 * Lightning CSS's `Features.DirSelector`. Browsers know `:dir()`; written for older ones it becomes a list
 * of languages, which matches nothing where `dir="auto"` tells the direction.
 */
const DIR_SELECTOR = 4;

/** The public origin, when it is not the placeholder of lib/site/site.ts. */
const siteUrl = process.env["SITE_URL"];

/** `PORT=3001 npm start`. The desk answers its own page alone, so the name that was asked stays. */
const beside = { target: "http://localhost:3001", changeOrigin: false };

const define = {
  ...defineCounts(),
  ...(siteUrl && { "import.meta.env.VITE_SITE_URL": JSON.stringify(siteUrl) }),
};

export default defineConfig({
  plugins: [
    runBuildTimeModules(),
    {
      enforce: "pre",
      ...mdx({
        remarkPlugins: [remarkGfm, remarkQuotes, remarkPost],
        providerImportSource: "#app/pages/post/article/use-mdx-components.tsx",
      }),
    },
    reactRouter(),
    islandsOnly(),
    iconsOneByOne(),
    deskScripts(define),
    leaveOutGuides(),
  ],
  define,
  worker: { plugins: () => [runBuildTimeModules(), leaveOutGuides()] },
  css: { lightningcss: { exclude: DIR_SELECTOR } },
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(?:react|react-dom|scheduler)\// },
                groupFiles(),
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { "/f/": beside, "/r/": beside, "/api/": beside } },
});
