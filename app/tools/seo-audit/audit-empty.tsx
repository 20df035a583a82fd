import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";

/** Before an audit: the score, where the points went, the findings. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function AuditEmpty() {
  return (
    <EmptyResult
      title="Whether Google may index the page, and what every lost point cost."
      points={[
        "Two scores, and where the points went",
        "Each finding with its line and its fix",
        "Title, headings, pictures, links, structured data",
      ]}
      drawing={
        <>
          <circle className="p-line" cx="50" cy="72" r="27" strokeWidth="7" />
          <path className="p-line p-mark" d="M50 45a27 27 0 1 1-26.4 21.4" strokeWidth="7" />
          <text className="p-strong" x="50" y="81" textAnchor="middle">
            78
          </text>
          <path className="p-line p-good" d="M98 50h62" strokeWidth="12" strokeLinecap="butt" />
          <path className="p-line p-fail" d="M162 50h18" strokeWidth="12" strokeLinecap="butt" />
          <path
            className="p-line p-mark"
            d="M182 50h12m2 0h8"
            strokeWidth="12"
            strokeLinecap="butt"
          />
          <path className="drawn-text" d="M98 72h76M98 86h92M98 100h52" />
        </>
      }
    />
  );
}
