/** What is shown while a report is on its way. */
export function Opening() {
  return (
    <div className="soft">
      <h1 className="visually-hidden">Report on a whole site</h1>
      <p role="status">Opening the report…</p>
    </div>
  );
}
