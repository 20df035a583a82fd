import { BadInput } from "./command.ts";
import { EnvError, readAsksAsCrawlers } from "#server/env.ts";

/** Whether pages are also asked for under crawlers' names, by the same switch as on the website's server. */
export function asksAsCrawlers(): boolean {
  try {
    return readAsksAsCrawlers();
  } catch (error) {
    throw error instanceof EnvError ? new BadInput(error.message) : error;
  }
}

/** For the help of a command. */
export const ASKS_AS_CRAWLERS = [
  "ASK_AS_CRAWLERS=off, in the environment or in .env, asks only under our own name.",
];
