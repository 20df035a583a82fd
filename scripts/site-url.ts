import { site } from "#lib/site/site.ts";

/** The public origin that a build is made for. */
export const siteUrl = process.env["SITE_URL"] || site.url;
