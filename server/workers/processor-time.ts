import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second, whatever its kernel does: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html */
const TICK_MS = 10;
/** Places of utime and stime, counted behind the name of the program, which may hold spaces. */
const USER = 11;
const SYSTEM = 12;

/** The processor's time that a process has had, in ms; undefined where the system does not say. */
export function processorTime(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ms = (Number(fields[USER]) + Number(fields[SYSTEM])) * TICK_MS;
    return Number.isFinite(ms) ? ms : undefined;
  } catch {
    return undefined;
  }
}
