import { readEnv, type Env } from "#server/env.ts";

/** What a test may set beyond the settings of an operator: bounds are constants elsewhere. */
export type TestSettings = Partial<Pick<Env, "notifyLeaseMs" | "notifyBackoffMs">> & {
  live?: Partial<Env["live"]>;
  siteAudit?: Partial<Env["siteAudit"]>;
};

/** The environment of a server in a test: SITE_DIR, and `TestSettings` as JSON in TEST_SETTINGS. */
export function readTestEnv(): Env {
  const env = readEnv();
  const { SITE_DIR: siteDir = env.siteDir, TEST_SETTINGS: json = "{}" } = process.env;
  const { live, siteAudit, ...others } = JSON.parse(json) as TestSettings;
  return {
    ...env,
    ...others,
    siteDir,
    live: { ...env.live, ...live },
    siteAudit: { ...env.siteAudit, ...siteAudit },
  };
}
