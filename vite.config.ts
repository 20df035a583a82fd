import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";

import { cssAddress } from "#scripts/vite-css-address.ts";
import { remarkPost } from "#scripts/mdx-post.ts";
import { remarkQuotes } from "#scripts/mdx-quotes.ts";

/** The public origin, when it is not the placeholder of app/content/site/site.ts. */
const siteUrl = process.env["SITE_URL"];

export default defineConfig({
  plugins: [
    cssAddress(),
    {
      enforce: "pre",
      ...mdx({
        remarkPlugins: [remarkGfm, remarkQuotes, remarkPost],
        providerImportSource: "#app/sections/article/mdx-components.tsx",
      }),
    },
    reactRouter(),
  ],
  ...(siteUrl && { define: { "import.meta.env.VITE_SITE_URL": JSON.stringify(siteUrl) } }),
  build: { assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every page needs in two files, what every tool needs in a third: fewer requests,
            // and 4 KB less than in twenty.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
                  priority: 2,
                },
                {
                  name: "shell",
                  test: /app[\\/](?!layout.*-(regions|columns)|layout.social)(root|page-styles|layout|paths)|app[\\/]ui[\\/](button|class-names|toast|coming-soon|static-part)\.tsx?/,
                  priority: 1,
                },
                {
                  name: "tool-kit",
                  test: /app[\\/]tools[\\/](tool-page|tool-tabs|tool-result|use-address-state|hand-over)\.|app[\\/]ui[\\/]field\.|app[\\/]lib[\\/](adopt-typed|copy-text|download-text|escape-html)\./,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
  server: { proxy: { "/f/": "http://localhost:3001" } },
});
