import { ownValue } from "#lib/own-value.ts";

/** The response headers worth an owner's reading, each with one remark. */

export type HeaderRow = {
  name: string;
  /** null: the server did not send it. */
  value: string | null;
  remark: string;
  /** Something to do, not only to know. */
  isWorthReading: boolean;
};

const HALF_A_YEAR_SECONDS = 15_768_000;

type Rule = (value: string | null) => Remark;
type Remark = { remark: string; isWorthReading?: boolean };

const rules: Readonly<Record<string, Rule>> = {
  "content-type": (value) =>
    value !== null && /charset=/i.test(value)
      ? { remark: "Says what it is, and in which encoding" }
      : { remark: "Add charset=utf-8, so that no browser has to guess", isWorthReading: true },
  "x-robots-tag": (value) => ({
    remark:
      value === null ? "Nothing closed here" : "Directives for crawlers, like the robots meta",
    isWorthReading: value !== null,
  }),
  link: (value) => ({
    remark:
      value !== null && /rel="?canonical/i.test(value)
        ? "Names a canonical, which counts like the one in the head"
        : "No canonical here",
  }),
  "content-encoding": (value) =>
    value === null
      ? {
          remark: "Sent unpacked: gzip or br would make it three to five times smaller",
          isWorthReading: true,
        }
      : { remark: "Packed on the way" },
  "cache-control": remarkCache,
  "strict-transport-security": remarkTransport,
  "x-content-type-options": (value) =>
    value?.trim().toLowerCase() === "nosniff"
      ? { remark: "Right" }
      : { remark: "nosniff keeps browsers from guessing types", isWorthReading: true },
  "content-security-policy": (value) => ({
    remark:
      value === null
        ? "None: nothing limits which scripts may run"
        : "Limits what may run on the page",
  }),
  vary: (value) => ({
    remark:
      value !== null && /user-agent/i.test(value)
        ? "May give phones another page than computers"
        : value === null
          ? "One answer for everybody"
          : "What the answer depends on",
  }),
};

/** One row for each header that has a rule, in a fixed order. `headers` have names in lower case. */
export function readResponseHeaders(
  headers: Readonly<Record<string, string>>,
): readonly HeaderRow[] {
  return Object.entries(rules).map(([name, rule]) => {
    const value = ownValue(headers, name) ?? null;
    const { remark, isWorthReading = false } = rule(value);
    return { name, value, remark, isWorthReading };
  });
}

/** RFC 9111 5.2.2 */
function remarkCache(value: string | null): Remark {
  if (value === null) return { remark: "Nothing said: browsers guess how long it stays fresh" };
  if (/no-store/i.test(value)) {
    return {
      remark: "No cache may keep it: slower for anybody who comes back",
      isWorthReading: true,
    };
  }
  const seconds = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(value)?.[1];
  if (seconds === undefined) return { remark: "Kept, and asked about each time" };
  return {
    remark:
      Number(seconds) === 0 ? "Asked about each time" : `Fresh for ${duration(Number(seconds))}`,
  };
}

/** RFC 6797 */
function remarkTransport(value: string | null): Remark {
  const seconds = /max-age\s*=\s*"?(\d+)/i.exec(value ?? "")?.[1];
  if (value === null || seconds === undefined) {
    return { remark: "Browsers may still come by plain http first", isWorthReading: true };
  }
  return Number(seconds) < HALF_A_YEAR_SECONDS
    ? { remark: `${duration(Number(seconds))}: a year is usual`, isWorthReading: true }
    : { remark: `Https only, for ${duration(Number(seconds))}` };
}

/** "5 minutes", "2 hours", "365 days". */
function duration(seconds: number): string {
  const [amount, unit] =
    seconds < 120
      ? [seconds, "second"]
      : seconds < 7200
        ? [Math.round(seconds / 60), "minute"]
        : seconds < 172_800
          ? [Math.round(seconds / 3600), "hour"]
          : [Math.round(seconds / 86_400), "day"];
  return `${amount} ${unit}${amount === 1 ? "" : "s"}`;
}
