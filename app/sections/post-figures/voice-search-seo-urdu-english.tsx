import type { FigureProps } from "./figure-props.ts";
import { urduQuestion } from "./urdu-question.ts";

/** Half heights of the bars of a spoken sentence. */
const wave = [
  3, 6, 8, 10, 20, 19, 16, 22, 24, 27, 38, 40, 48, 26, 26, 28, 37, 20, 47, 38, 52, 40, 15, 23, 37,
  33, 30, 24, 25, 17, 8, 7, 7, 3,
];

/** One spoken question in three spellings; `wide` adds the page that answers all three. */
export function Figure({ alt, wide }: FigureProps) {
  return (
    <>
      <p className="visually-hidden">{alt}</p>
      <div className={wide ? "figure-voice figure-voice-wide" : "figure-voice"} aria-hidden>
        <svg className="figure-wave" viewBox="0 0 201 120" preserveAspectRatio="none">
          <path
            d={wave.map((half, bar) => `M${1.5 + bar * 6} ${60 - half}V${60 + half}`).join("")}
          />
        </svg>
        {wide && <Fan d="M0 105C40 105 32 35 72 35M0 105H72M0 105C40 105 32 175 72 175" />}
        <ol className="figure-said rows">
          <li>
            <span className="mini soft">Heard as Urdu</span>
            <svg className="figure-urdu" viewBox={urduQuestion.viewBox}>
              <path d={urduQuestion.path} />
            </svg>
          </li>
          <li>
            <span className="mini soft">Typed in Roman Urdu</span>
            <q className="typed title">lahore mein sab se acha dentist</q>
          </li>
          <li>
            <span className="mini soft">Typed in English</span>
            <q className="typed title">best dentist in lahore</q>
          </li>
        </ol>
        {wide && <Fan d="M72 105C32 105 40 35 0 35M72 105H0M72 105C32 105 40 175 0 175" />}
        {wide && (
          <div className="figure-hit card">
            <b>1</b>
            <p>
              <span>Tarar Dental</span>
              <strong>Dentist in Gulberg, Lahore: fees, hours, who you will see</strong>
              One page, three ways in.
            </p>
          </div>
        )}
      </div>
    </>
  );
}

function Fan({ d }: { d: string }) {
  return (
    <svg className="figure-fan" viewBox="0 0 72 210" preserveAspectRatio="none">
      <path d={d} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
