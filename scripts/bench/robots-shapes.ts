/** 1,000 addresses against 500 KiB of robots.txt, in the shapes of rules and addresses that cost most. */
import { testUrls } from "#engine/robots-txt/test-urls.ts";
import { timeOnCpu } from "#tests/support/cpu-time.ts";
import { askShape, robotsShapes } from "#tests/support/robots-shapes.ts";

const MOST_MS = 500;
const RUNS = 3;

/**
 * Prints a line a shape: the best of three in processor time, since what others do to the processor is no
 * cost of ours. False where one takes too long.
 */
export function benchRobotsShapes(): boolean {
  let isGood = true;
  for (const shape of robotsShapes) {
    const question = askShape(shape);
    const runs = Array.from({ length: RUNS }, () => timeOnCpu(() => testUrls(question)).tookMs);
    const tookMs = Math.min(...runs);
    isGood &&= tookMs <= MOST_MS;
    console.log(`robots.txt, ${shape.name}: ${tookMs} ms (at most ${MOST_MS})`);
  }
  return isGood;
}
