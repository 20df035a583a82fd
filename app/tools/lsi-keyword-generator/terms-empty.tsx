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
          <rect className="drawn-chip" x="20" y="40" width="54" height="18" rx="9" />
          <rect className="drawn-chip" x="82" y="40" width="72" height="18" rx="9" />
          <rect
            className="p-line p-mark"
            x="20"
            y="66"
            width="82"
            height="18"
            rx="9"
            strokeDasharray="3 4"
          />
          <rect className="drawn-chip" x="110" y="66" width="46" height="18" rx="9" />
          <text x="47" y="52" textAnchor="middle">
            fee
          </text>
          <text x="118" y="52" textAnchor="middle">
            crown
          </text>
          <text x="61" y="78" textAnchor="middle">
            root canal
          </text>
          <text x="133" y="78" textAnchor="middle">
            X-ray
          </text>
          <path className="p-line p-good" d="M168 102V84" strokeWidth="8" strokeLinecap="butt" />
          <path className="p-line p-good" d="M182 102V60" strokeWidth="8" strokeLinecap="butt" />
          <path className="p-line p-mark" d="M196 102V46" strokeWidth="8" strokeLinecap="butt" />
          <path className="p-line" d="M160 103h46" />
        </>
      }
    />
  );
}
