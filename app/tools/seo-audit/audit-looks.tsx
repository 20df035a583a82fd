import { CircleCheck } from "lucide-react";

const looksAt = [
  "Title and description, in pixels",
  "Headings and their order",
  "Pictures and alternative text",
  "Indexing, canonical, languages",
  "Structured data",
  "Links, their words and where they lead",
];

/** Stands where the result will be. */
export function AuditLooks() {
  return (
    <div className="audit-looks">
      <h2>What it looks at</h2>
      <ul>
        {looksAt.map((each) => (
          <li key={each}>
            <CircleCheck className="icon" aria-hidden />
            {each}
          </li>
        ))}
      </ul>
    </div>
  );
}
