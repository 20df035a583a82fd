/**
 * What a window's Chromium draws of its own for each new one: two hidden pages for its address
 * field, a fifth of a test's time. The names beside them are Playwright's: a second list in the
 * command line takes the place of the first.
 */
const UNUSED_FEATURES = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];

/** For a browser that only tests and the bench use: no window, no traffic of its own. */
export const BROWSER_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // The headless shell rounds widths of letters to whole pixels otherwise; phones do not.
  "--font-render-hinting=none",
  `--disable-features=${UNUSED_FEATURES.join(",")}`,
];
