/**
 * `npm run bench`: paint times against the same pages without scripts, and large inputs in the tools
 * that read a page. Exits with 1 where a bar is not held. Takes some minutes; run it on a quiet
 * machine.
 */
import { benchLargeInputs } from "#scripts/bench/large-inputs.ts";
import { benchPaint } from "#scripts/bench/paint.ts";
import { BROWSER_HELP, findBrowser } from "#scripts/find-browser.ts";

const browser = findBrowser();
if (!browser) {
  console.error(BROWSER_HELP);
  process.exit(1);
}

const paintIsGood = await benchPaint(browser);
const inputsAreGood = await benchLargeInputs(browser);
process.exitCode = paintIsGood && inputsAreGood ? 0 : 1;
