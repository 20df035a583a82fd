import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";

const lines = ["User-agent: *", "Disallow: /cart", "Allow: /cart/help"] as const;

/** Before a file or a test: its lines, and the addresses that they decide. */
export function RobotsEmpty({ title, points }: { title: string; points?: readonly string[] }) {
  return (
    <EmptyResult
      title={title}
      {...(points && { points })}
      drawing={
        <>
          <rect className="p-soft" x="12" y="74" width="126" height="18" rx="4" />
          {lines.map((line, at) => (
            <text key={line} x="20" y={50 + at * 18}>
              {line}
            </text>
          ))}
          <path className="p-line" d="M150 38v66" />
          <path className="p-line p-fail" d="m164 60 8 8m0-8-8 8" />
          <path className="p-line p-good" d="m163 83 4 4 7-8" />
          <path className="drawn-text" d="M182 64h22M182 83h22" />
          <path className="p-line p-mark" d="M140 83h8" />
          <path className="drawn-text" d="M20 102h64" />
        </>
      }
    />
  );
}
