import type { Progress, SquareState } from "#engine/site-audit/contract.ts";
import { groupThousands } from "#lib/group-thousands.ts";

/** In the legend's order. */
const labels: Readonly<Record<SquareState, string>> = {
  open: "Read; Google may index it",
  redirect: "Redirect, leads elsewhere",
  shut: "Read; Google may not index it",
  "no-answer": "No answer",
  "kept-out": "Kept out",
  waiting: "Waiting",
};
const kinds = Object.keys(labels) as SquareState[];

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
    <figure>
      <div
        className="squares"
        data-size={squares.length <= FEW ? "large" : squares.length <= SOME ? "middle" : "small"}
        aria-hidden="true"
      >
        {squares.map((kind, index) => (
          <span key={index} data-square={kind} />
        ))}
      </div>
      <figcaption className="stack" data-gap="small">
        <p className="small">
          {squares.length === 0
            ? "One square per address. The first comes with the first page."
            : "One square per address, in the order in which they were found."}
        </p>
        <ul className="site-legend">
          {kinds.map((kind) => (
            <li key={kind} data-square={kind}>
              <b>{groupThousands(squares.filter((each) => each === kind).length)}</b>{" "}
              {kind === "waiting" && isOver ? "Not read" : labels[kind]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
