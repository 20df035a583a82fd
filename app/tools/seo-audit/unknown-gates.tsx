import { Minus } from "lucide-react";

const gates = ["Answers", "robots.txt", "noindex", "Canonical", "Words"];

/** The five gates of a page that was not read: none of them is known to be open or shut. */
export function UnknownGates() {
  return (
    <ol className="gates-unknown" aria-label="The five gates, none of them known">
      {gates.map((gate) => (
        <li key={gate} data-state="unknown">
          <span className="gate-mark">
            <Minus className="icon" aria-hidden />
          </span>
          {gate}
        </li>
      ))}
    </ol>
  );
}
