import type { Progress } from "#engine/site-audit/contract.ts";

const labels = {
  open: "Read, open to Google",
  shut: "Read, shut to Google",
  waiting: "Waiting",
  "kept-out": "Kept out",
  "no-answer": "No answer",
} as const;

const kinds = ["open", "shut", "no-answer", "kept-out", "waiting"] as const;

/** Fewer are drawn larger, so that they fill their place. */
const FEW = 120;
const SOME = 400;

/** Every known address as a square, in the order in which it was found. */
export function PageSquares({
  squares,
  isOver,
}: {
  squares: Progress["squares"];
  /** Nothing is read any more: what waits will not be. */
  isOver: boolean;
}) {
  return (
    <figure className="site-squares">
      <div
        className="squares"
        data-size={squares.length <= FEW ? "large" : squares.length <= SOME ? "middle" : "small"}
        aria-hidden="true"
      >
        {squares.map((kind, index) => (
          <span key={index} data-square={kind} />
        ))}
      </div>
      <figcaption>
        <p>
          {squares.length === 0
            ? "One square a page. The first comes with the first page."
            : "One square a page, in the order in which they were found."}
        </p>
        <ul className="site-legend">
          {kinds.map((kind) => (
            <li key={kind} data-square={kind}>
              <b>{squares.filter((each) => each === kind).length}</b>{" "}
              {kind === "waiting" && isOver ? "Not read" : labels[kind]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
