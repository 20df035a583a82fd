import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";

/** Before an answer: copies by year, and the end of the cache. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function CacheEmpty() {
  return (
    <EmptyResult
      title="The answer appears here."
      points={[
        "What Google’s cache said until 2024",
        "The nearest copy in the Wayback Machine",
        "Links to every copy it has, by day",
      ]}
      drawing={
        <>
          <path
            className="p-line p-good"
            d="M30 96V82M54 96V68M78 96V74M102 96V52M126 96V60M150 96V44"
            strokeWidth="12"
            strokeLinecap="butt"
          />
          <path
            className="p-line p-mark"
            d="M174 96V90M198 96V90"
            strokeWidth="12"
            strokeLinecap="butt"
          />
          <path className="p-line p-mark" d="M162 38v66" strokeDasharray="3 5" />
          <path className="p-line" d="M20 97h186" />
          <text x="24" y="108">
            ’19
          </text>
          <text x="168" y="84">
            2024
          </text>
        </>
      }
    />
  );
}
