import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createServer } from "vite";

/**
 * The page of examples that `npm run dev` shows at /_components, as one document with its styles.
 * It is in no build, so Vite renders it here.
 */
export async function drawComponents(): Promise<string> {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { default: appCss } = await vite.ssrLoadModule("/app/app.css?inline");
    const { default: Examples, handle } = await vite.ssrLoadModule(
      "/app/pages/components/route.tsx",
    );
    const markup = renderToStaticMarkup(createElement(Examples));
    return `<!doctype html><html lang="en"><head><title>Components</title><meta name="viewport" content="width=device-width"><style>${appCss}${handle.css}</style></head><body><main>${markup}</main></body></html>`;
  } finally {
    await vite.close();
  }
}
