import { paths } from "#lib/site/paths.ts";

/** The tab of the audit tool that takes a site's address. Apart from the paths that every page carries. */
export const wholeSiteTab = `${paths.tools}/seo-audit?way=whole-site`;
