const findings = [
  {
    status: "404",
    path: "/ramzan-offers",
    kind: "fail",
    found: "14 links still point here",
    costs: "Visitors from last year’s posts",
    fix: "Editor, 10 minutes",
  },
  {
    status: "302",
    path: "/book",
    kind: "warn",
    found: "Three hops to the form",
    costs: "Bookings on slow phones",
    fix: "Developer, 1 hour",
  },
  {
    status: "200",
    path: "/contact",
    kind: "pass",
    found: "No title",
    costs: "The line people would click",
    fix: "Editor, 2 minutes",
  },
  {
    status: "200",
    path: "/branches/dha",
    kind: "fail",
    found: "Hidden by robots.txt",
    costs: "The whole DHA branch",
    fix: "Developer, 5 minutes",
  },
  {
    status: "200",
    path: "/branches/johar-town",
    kind: "warn",
    found: "Copy of Gulberg’s text",
    costs: "One of the two pages",
    fix: "Writer, half a day",
  },
] as const;

/** Five lines of an audit: what was found, what it costs, who fixes it. An example. */
export function AuditLedger() {
  return (
    <table className="table" data-cards="">
      <caption className="visually-hidden">Five lines of an audit, as an example</caption>
      <thead>
        <tr>
          <th scope="col">Address</th>
          <th scope="col">Found</th>
          <th scope="col">Costs you</th>
          <th scope="col">Fixed by</th>
        </tr>
      </thead>
      <tbody>
        {findings.map(({ status, path, kind, found, costs, fix }) => (
          <tr key={path}>
            <td>
              <code>
                <b data-tone={kind}>{status}</b> {path}
              </code>
            </td>
            <td>
              <b>{found}</b>
            </td>
            <td>{costs}</td>
            <td className="soft">{fix}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
