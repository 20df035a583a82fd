/** Leaves a brotli and a gzip copy beside every built file, and a dcz beside every page, so that the server starts at once. */
import { loadSite } from "#server/front/files/load-site.ts";

await loadSite("build/client");
