/**
 * Modules of this folder that read the cities' files. A browser cannot, so the build runs them once and
 * ships what they export (scripts/vite-build-time-modules.ts). Their exports are plain data.
 */
export const buildTimeModules: readonly string[] = [
  "city-names.ts",
  "city-facts.ts",
  "other-spellings.ts",
  "main-cities.ts",
  "dedicated-copies.ts",
].map((file) => `app/content/cities/${file}`);
