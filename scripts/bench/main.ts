/**
 * `npm run bench`: paint times against the same pages without scripts, taps on a slow phone, and readings on
 * a slow line. Exits
 * with 1 where a bar is not held. Takes some minutes; run it on a quiet machine.
 */
import { benchPaint } from "./paint.ts";
import { benchReadings } from "./readings.ts";
import { benchTaps } from "./taps.ts";
import { BROWSER_HELP, findTimedBrowser } from "#scripts/find-browser.ts";

const browser = findTimedBrowser();
if (!browser) {
  console.error(BROWSER_HELP);
  process.exit(1);
}

const paintIsGood = await benchPaint(browser);
const tapsAreGood = await benchTaps(browser);
const readingsAreGood = await benchReadings(browser);
process.exitCode = paintIsGood && tapsAreGood && readingsAreGood ? 0 : 1;
