/** Files of the site that are no pages: what heads and feeds name. In no page's script, so apart from `paths`. */
export const filePaths = {
  feed: "/feed.xml",
  robotsTxt: "/robots.txt",
  webManifest: "/site.webmanifest",
  /** The 1200x630 picture that scripts/make/make-pictures.ts draws for a page, or for the site. */
  socialPicture: (name: string) => `/social/${name}.png`,
  icon: "/icon.svg",
  favicon: "/favicon.ico",
  touchIcon: "/apple-touch-icon.png",
  largeIcon: (pixels: 192 | 512) => `/icon-${pixels}.png`,
} as const;
