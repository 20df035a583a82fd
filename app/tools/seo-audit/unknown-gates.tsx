import { Minus } from "lucide-react";

const gates = ["Answers", "robots.txt", "noindex", "Canonical", "Words"];

/** The five conditions of a page that was not read. */
export function UnknownGates() {
  return (
    <ol className="gates-unknown mini soft" aria-label="The five conditions, none of them known">
      {gates.map((gate) => (
        <li key={gate}>
          <span className="gate-mark">
            <Minus className="icon" aria-hidden />
          </span>
          {gate}
        </li>
      ))}
    </ol>
  );
}
