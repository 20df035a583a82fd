/**
 * What an address has in common with its endless kin: the same list in another order, one more month
 * of a calendar, the next session. Each kind has a budget, so that none eats a site's whole share.
 */

/**
 * "page": no kin that must be bounded. "view": a list sorted, filtered or tracked. "calendar": a
 * date. "session": a visitor's own number. "parameters": an unknown combination. "loop": a path
 * that repeats itself.
 */
export type PatternKind = "page" | "view" | "calendar" | "session" | "parameters" | "loop";

export type AddressPattern = {
  kind: PatternKind;
  /** As a person reads it: "/shop?…", "/events/{date}". */
  pattern: string;
};

const VIEW =
  /^(?:sort.*|order|order_?by|orderby|dir|direction|view|display|layout|per_?page|page_?size|limit|show|filter.*|refine.*|facet.*|f|min|max|min_?price|max_?price|price(?:_.*)?|colou?r|size|brand|rating.*|availability|in_?stock|on_?sale|pa_.*|attribute.*|share|print|format|amp|currency|utm_.*|fbclid|gclid|dclid|gad_.*|msclkid|mc_[ce]id|ref|referrer|source|s|q|query|search|keywords?|return.*|redirect.*|next|back|continue|destination|from_url)$/i;
const SESSION = /^(?:phpsessid|jsessionid|aspsessionid.*|cfid|cftoken|sid|s_?id|session.*|token)$/i;
const CALENDAR =
  /^(?:date|day|month|year|week|cal.*|tribe-bar-date|event_?date|start_?date|end_?date)$/i;
/** One number or word that names a page: a shop of ten thousand products may be built on it. */
const NAMING =
  /^(?:p|id|.*[_-]?id|page|paged|pg|cat|category|product|item|post|article|slug|name|section|topic|tag|lang|language|route|path|file|offset|start)$/i;

const DATE = /^(?:19|20)\d\d-\d{1,2}(?:-\d{1,2})?$/;
const YEAR = /^(?:19|20)\d\d$/;
const MONTH_OR_DAY = /^\d{1,2}$/;

/** A path that names one of its parts so often has been led astray by relative links. */
const MAX_REPEATS = 3;

export function readPattern(url: URL): AddressPattern {
  const path = readPath(url.pathname);
  if (path.loops) return { kind: "loop", pattern: path.pattern };
  if (url.search === "") {
    if (/;jsessionid=/i.test(url.pathname)) {
      return { kind: "session", pattern: path.pattern.replace(/;jsessionid=.*/i, ";jsessionid=…") };
    }
    return { kind: path.isDate ? "calendar" : "page", pattern: path.pattern };
  }
  const names = [...new Set(url.searchParams.keys())].toSorted();
  if (names.some((name) => SESSION.test(name))) return withNames("session", path.pattern, names);
  const isDated = [...url.searchParams].some(
    ([name, value]) => DATE.test(value) || (CALENDAR.test(name) && /\d/.test(value)),
  );
  if (isDated || path.isDate) return withNames("calendar", path.pattern, names);
  const others = names.filter((name) => !VIEW.test(name.split("[", 1)[0] ?? ""));
  if (others.length < names.length) return withNames("view", path.pattern, [...others, "…"]);
  const isNamed = others.length <= 2 && others.every((name) => NAMING.test(name));
  return withNames(isNamed ? "page" : "parameters", path.pattern, others);
}

function withNames(kind: PatternKind, path: string, names: readonly string[]): AddressPattern {
  return { kind, pattern: `${path}?${names.join("&")}` };
}

function readPath(pathname: string) {
  const segments = pathname.split("/");
  const counts = new Map<string, number>();
  let loops = false;
  for (const segment of segments) {
    if (segment === "") continue;
    const count = (counts.get(segment) ?? 0) + 1;
    counts.set(segment, count);
    loops ||= count >= MAX_REPEATS && !/^\d+$/.test(segment);
  }
  const last = segments.findLastIndex((segment) => segment !== "");
  const isYearPath = segments.some(
    (segment, at) => YEAR.test(segment) && MONTH_OR_DAY.test(segments[at + 1] ?? ""),
  );
  // A post below its date is a page of its own; the date alone is a calendar's.
  const endsInNumber = /^[\d-]+$/.test(segments[last] ?? "");
  const isDate = DATE.test(segments[last] ?? "") || (isYearPath && endsInNumber);
  const pattern = isDate
    ? segments.map((segment) => (/^[\d-]+$/.test(segment) ? "{date}" : segment)).join("/")
    : segments.join("/");
  return {
    loops,
    isDate,
    pattern: isDate ? pattern.replace(/(?:\/\{date\})+/, "/{date}") : pattern,
  };
}
