import { site } from "#lib/site/site.ts";
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
      { src: paths.largeIcon(192), sizes: "192x192", type: "image/png" },
      { src: paths.largeIcon(512), sizes: "512x512", type: "image/png" },
    ],
  });
}
