interface ImportMetaEnv {
  /** From the build variable SITE_URL. */
  readonly VITE_SITE_URL?: string;
  /** From scripts/count-content.ts; read it through app/content/counts.ts. */
  readonly VITE_COUNTS: Readonly<
    Record<
      | "caseStudies"
      | "cities"
      | "mainCities"
      | "plans"
      | "posts"
      | "services"
      | "testimonials"
      | "tools",
      number
    >
  > & { readonly caseStudyCities: readonly string[] };
  /** From scripts/count-content.ts; read it through app/layout/spelled-counts.ts. */
  readonly VITE_SPELLED_COUNTS: Readonly<Record<"cities" | "citiesFirst" | "mainCities", string>>;
}

/** The address of the desk's script: scripts/vite-desk.ts. */
declare module "virtual:desk-entry" {
  const address: string;
  export default address;
}

/** Absent where Node runs a module by itself: scripts, the server, unit tests' helpers. */
interface ImportMeta {
  readonly env: ImportMetaEnv;
}

/** Chrome and Edge only. https://wicg.github.io/savedata/#savedata-attribute */
interface Navigator {
  readonly connection?: { readonly saveData: boolean };
}
