import { site } from "#lib/site/site.ts";
import { filePaths } from "#lib/site/file-paths.ts";
import { paths } from "#lib/site/paths.ts";

/** https://www.w3.org/TR/appmanifest/ */
export function loader() {
  return Response.json({
    name: `${site.name}: ${site.tagline}`,
    short_name: site.name,
    start_url: paths.home,
    display: "browser",
    background_color: "#fbf9f4",
    theme_color: "#fbf9f4",
    icons: [
      { src: filePaths.largeIcon(192), sizes: "192x192", type: "image/png" },
      { src: filePaths.largeIcon(512), sizes: "512x512", type: "image/png" },
    ],
  });
}
