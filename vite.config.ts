import mdx from "@mdx-js/rollup";
import { reactRouter } from "@react-router/dev/vite";
import remarkGfm from "remark-gfm";
import { defineConfig } from "vite";

import { remarkPost } from "#scripts/mdx-post.ts";

/** The public origin, when it is not the placeholder of app/content/site/site.ts. */
const siteUrl = process.env["SITE_URL"];

export default defineConfig({
  plugins: [
    {
      enforce: "pre",
      ...mdx({
        remarkPlugins: [remarkGfm, remarkPost],
        providerImportSource: "#app/sections/article/mdx-components.tsx",
      }),
    },
    reactRouter(),
  ],
  ...(siteUrl && { define: { "import.meta.env.VITE_SITE_URL": JSON.stringify(siteUrl) } }),
  build: { assetsInlineLimit: 0 },
  server: { proxy: { "/f/": "http://localhost:3001" } },
});
