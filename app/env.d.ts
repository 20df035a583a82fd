interface ImportMetaEnv {
  /** From the build variable SITE_URL. */
  readonly VITE_SITE_URL?: string;
}

/** Absent where Node runs a module by itself: scripts, the server, unit tests' helpers. */
interface ImportMeta {
  readonly env: ImportMetaEnv;
}
