import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";

/** Before a reply: the review, and what takes it up. */
export function ReplyEmpty() {
  return (
    <EmptyResult
      title="Your reply appears here, in three lengths."
      drawing={
        <>
          <path className="drawn-text" d="M20 46h72M124 46h60M20 58h44" />
          <path className="p-line p-mark" d="M96 46h24M68 58h52" strokeWidth="4" />
          <path
            className="drawn-chip"
            d="M52 76a6 6 0 0 1 6-6h142a6 6 0 0 1 6 6v22a6 6 0 0 1-6 6H52z"
          />
          <path className="drawn-text" d="M64 82h30M126 82h64M64 94h84" />
          <path className="p-line p-good" d="M98 82h24" strokeWidth="4" />
        </>
      }
    />
  );
}
