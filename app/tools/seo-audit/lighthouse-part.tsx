import type { Audit } from "#engine/page-audit/audit-page.ts";
import { levelWords, lighthouseLevelOf } from "#engine/page-audit/bands.ts";

/** The second figure, for those who know Lighthouse's, with its own bands. */
export function LighthousePart({
  audit: { band, findings, lighthouse, lighthouseScore },
}: {
  audit: Audit;
}) {
  return (
    <div className="stack" data-gap="small">
      <LighthouseBands score={lighthouseScore} />
      <p className="tool-help">
        {band === null ? "" : `${levelWords[lighthouseLevelOf(lighthouseScore)]}. `}
        Its own bands: 90 and above is good, below 50 poor. {lighthouse.applicable} of its ten
        audits could be judged, and each failure costs {lighthouse.pointsPerAudit.toFixed(2)} out of
        100{findings.some(({ id }) => id === "is-crawlable") ? ", indexing four times that" : ""}.
      </p>
    </div>
  );
}

function LighthouseBands({ score }: { score: number }) {
  return (
    <svg
      viewBox="0 0 200 18"
      width="208"
      role="img"
      aria-label={`${score}, in bands that end at 50 and 90`}
    >
      <rect className="p-fail" x="0" y="5" width="99" height="8" />
      <rect className="p-quiet" x="101" y="5" width="78" height="8" />
      <rect className="p-good" x="181" y="5" width="19" height="8" />
      <rect
        className="p-strong"
        x={Math.min(196, score * 2 - 2)}
        y="0"
        width="4"
        height="18"
        rx="2"
      />
    </svg>
  );
}
