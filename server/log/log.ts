/** What a line of the log may hold: facts about the server, never about the person who writes. */
export type LogFacts = Record<string, string | number | boolean | undefined>;

export type Log = {
  info: (event: string, facts?: LogFacts) => void;
  warn: (event: string, facts?: LogFacts) => void;
  error: (event: string, facts?: LogFacts) => void;
};

type LogOptions = { write: (line: string) => void; clock: () => number };

/** One JSON object a line, as journald and every log collector take it. */
export function createLog({ write, clock }: LogOptions): Log {
  const at =
    (level: string) =>
    (event: string, facts: LogFacts = {}) =>
      write(
        `${JSON.stringify({ time: new Date(clock()).toISOString(), level, event, ...facts })}\n`,
      );
  return { info: at("info"), warn: at("warn"), error: at("error") };
}

/** The kind of an error without its text, which may quote what a visitor wrote. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  return [error.name, code, errcode].filter((part) => part !== undefined).join(" ");
}
