import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";

/** Before a check: links, each with its status. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function LinksEmpty() {
  return (
    <EmptyResult
      title="Every link of a page: followed or not, and why."
      points={[
        "Inside or out, sponsored, ugc or broken",
        "The line of the source that decides it",
        "Sums by domain, and the whole list as CSV",
      ]}
      drawing={
        <>
          <path className="drawn-text" d="M20 46h86M20 70h64M20 94h98" />
          <path className="p-line p-good" d="M20 53h86M20 101h98" strokeWidth="1.5" />
          <path className="p-line" d="M20 77h64" strokeWidth="1.5" />
          <rect className="drawn-chip" x="142" y="38" width="64" height="16" rx="8" />
          <text x="174" y="49" textAnchor="middle">
            follow
          </text>
          <rect
            className="p-line p-mark"
            x="142"
            y="62"
            width="64"
            height="16"
            rx="8"
            strokeDasharray="3 4"
          />
          <text x="174" y="73" textAnchor="middle">
            nofollow
          </text>
          <rect className="drawn-chip" x="142" y="86" width="64" height="16" rx="8" />
          <text x="174" y="97" textAnchor="middle">
            follow
          </text>
        </>
      }
    />
  );
}
