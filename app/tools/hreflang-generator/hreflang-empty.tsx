import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";

const versions = ["en-PK", "ur-PK", "ar"] as const;

/** Before tags or a check: three versions, of which one is not listed by another. */
export function HreflangEmpty({ title, points }: { title: string; points?: readonly string[] }) {
  return (
    <EmptyResult
      title={title}
      {...(points && { points })}
      drawing={
        <>
          {versions.map((code, at) => (
            <g key={code}>
              <text x={98 + at * 44} y="46" textAnchor="middle">
                {code}
              </text>
              <text x="20" y={63 + at * 20}>
                {code}
              </text>
            </g>
          ))}
          <path className="p-line" d="M20 50h186M20 70h186M20 90h186M20 110" />
          <path
            className="p-line p-good"
            d="m92 60 4 4 8-8m32 4 4 4 8-8m32 4 4 4 8-8M92 80l4 4 8-8m32 4 4 4 8-8M92 100l4 4 8-8m32 4 4 4 8-8m32 4 4 4 8-8"
          />
          <circle className="p-line p-mark" cx="186" cy="80" r="6" strokeDasharray="3 4" />
        </>
      }
    />
  );
}

export function CheckEmpty() {
  return (
    <HreflangEmpty
      title="Who lists whom, and which line is missing where."
      points={[
        "Return tags, codes, canonicals and repeats",
        "The line to add, ready to copy",
        "A head, a sitemap or a Link header",
      ]}
    />
  );
}
