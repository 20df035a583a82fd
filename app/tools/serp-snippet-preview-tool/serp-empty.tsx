import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";

/** Before anything is typed: a result under its ruler. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function SerpEmpty() {
  return (
    <EmptyResult
      title="Your result appears here as you type, under a ruler."
      points={[
        "Title and description in pixels, not letters",
        "Where Google cuts, on a computer and on a phone",
        "What the live page says now, if you load it",
      ]}
      drawing={
        <>
          <circle className="p-line" cx="28" cy="44" r="7" />
          <path className="drawn-text" d="M42 44h56" />
          <path className="p-line p-good" d="M22 62h128" strokeWidth="7" />
          <path
            className="p-line"
            d="M20 74h186M20 71v6m18-4v4m18-4v4m18-4v4m18-6v6m18-4v4m18-4v4m18-4v4m18-4v4m18-6v6"
          />
          <path className="p-line p-mark" d="M166 54v24" strokeWidth="3" />
          <path className="drawn-text" d="M20 90h164M20 102h108" />
        </>
      }
    />
  );
}
