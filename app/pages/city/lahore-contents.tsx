/** The parts of the page, each by the id of its section. */
const parts = [
  ["why", "Why Lahore is different"],
  ["phases", "Four phases"],
  ["cases", "Cases"],
  ["services", "Services"],
  ["industries", "Industries"],
  ["capabilities", "What we do ourselves"],
  ["reasons", "Reasons to choose us"],
  ["packages", "Packages and prices"],
  ["reviews", "Reviews"],
  ["faq", "Questions"],
] as const;

/** What the longest of our pages holds, below its hero. */
export function LahoreContents() {
  return (
    <nav className="wrap lahore-contents no-print" aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {parts.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
