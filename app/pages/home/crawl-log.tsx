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
    <ul className="piece crawl-log">
      {lines.map(({ status, path, note }) => (
        <li key={path}>
          <b className={`crawl-log-${Math.floor(status / 100)}xx`}>{status}</b>
          <span>{path}</span>
          <span>{note}</span>
        </li>
      ))}
    </ul>
  );
}
