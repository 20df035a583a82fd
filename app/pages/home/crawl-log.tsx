const tones = ["pass", "warn", "fail"] as const;

const lines = [
  { status: 200, path: "/", note: "ok" },
  { status: 301, path: "/menu-old", note: "to /menu" },
  { status: 404, path: "/ramzan-offers", note: "14 links" },
  { status: 200, path: "/contact", note: "no title" },
  { status: 200, path: "/branches/dha", note: "ok" },
  { status: 302, path: "/book", note: "3 hops" },
  { status: 200, path: "/branches/johar-town", note: "duplicate" },
];

/** A few lines of a crawl, with what is wrong at the end of each. An example. */
export function CrawlLog() {
  return (
    <ul className="crawl-log card">
      {lines.map(({ status, path, note }) => (
        <li key={path}>
          <b data-tone={tones[Math.floor(status / 100) - 2]}>{status}</b>
          <span className="soft">{path}</span>
          <span className="soft">{note}</span>
        </li>
      ))}
    </ul>
  );
}
