import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";

/** Before a look: the figure on its scale, and what the results bring to it. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function KeywordEmpty() {
  return (
    <EmptyResult
      title="A figure from 0 to 100, and the sum behind it."
      points={["Every term shown, so that you can redo it", "What each result does to the figure"]}
      drawing={
        <>
          <text className="p-strong" x="20" y="64">
            42
          </text>
          <path className="p-line p-good" d="M20 84h54" strokeWidth="7" strokeLinecap="butt" />
          <path className="p-line p-mark" d="M76 84h54" strokeWidth="7" strokeLinecap="butt" />
          <path className="p-line p-fail" d="M132 84h72" strokeWidth="7" strokeLinecap="butt" />
          <path className="p-strong" d="m96 97-5 8h10z" />
          <path className="drawn-text" d="M84 44h104M84 54h58M84 64h34" />
        </>
      }
    />
  );
}
