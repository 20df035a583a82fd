import { EmptyResult } from "#app/tools/kit/result/empty-result.tsx";

/** Before a list: terms, and the ones that a page leaves out. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function TermsEmpty() {
  return (
    <EmptyResult
      title="The keywords appear here."
      points={[
        "Words that the pages above yours share",
        "Those of them that your text leaves out",
        "English, Urdu and Hindi, with the figures behind",
      ]}
      drawing={
        <>
          <rect className="drawn-own drawn-tint" x="20" y="40" width="54" height="18" rx="9" />
          <rect className="drawn-own drawn-tint" x="82" y="40" width="72" height="18" rx="9" />
          <rect
            className="drawn-lit"
            x="20"
            y="66"
            width="82"
            height="18"
            rx="9"
            strokeDasharray="3 4"
          />
          <rect className="drawn-own drawn-tint" x="110" y="66" width="46" height="18" rx="9" />
          <text className="drawn-code" x="47" y="52" textAnchor="middle">
            fee
          </text>
          <text className="drawn-code" x="118" y="52" textAnchor="middle">
            crown
          </text>
          <text className="drawn-code" x="61" y="78" textAnchor="middle">
            root canal
          </text>
          <text className="drawn-code" x="133" y="78" textAnchor="middle">
            X-ray
          </text>
          <path className="drawn-own" d="M168 102V84" strokeWidth="8" strokeLinecap="butt" />
          <path className="drawn-own" d="M182 102V60" strokeWidth="8" strokeLinecap="butt" />
          <path className="drawn-lit" d="M196 102V46" strokeWidth="8" strokeLinecap="butt" />
          <path className="drawn-line" d="M160 103h46" />
        </>
      }
    />
  );
}
