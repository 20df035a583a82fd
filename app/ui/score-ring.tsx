type ScoreRingProps = {
  /** 0 to 100. */
  score: number;
  /** Decides the colour; the words beside the ring say the same. */
  level: "good" | "middling" | "poor";
};

const RADIUS = 50;

/** A score as a ring that draws itself once. The number is text; the ring only repeats it. */
export function ScoreRing({ score, level }: ScoreRingProps) {
  return (
    <div className="score-ring" data-level={level}>
      <svg viewBox="0 0 110 110" width="152" height="152" aria-hidden="true">
        <circle cx="55" cy="55" r={RADIUS} />
        <circle cx="55" cy="55" r={RADIUS} pathLength="100" strokeDasharray={`${score} 100`} />
      </svg>
      <p>
        <b>{score}</b>
        <small>out of 100</small>
      </p>
    </div>
  );
}
