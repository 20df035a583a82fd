import { site } from "#app/content/site/site.ts";
import { paths } from "#app/paths.ts";

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
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
    ],
  });
}
