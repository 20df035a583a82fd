import { FileText } from "lucide-react";

type ProcessStepsProps = {
  steps: readonly {
    name: string;
    text: string;
    outcome?: string;
  }[];
};

/** Steps as a ledger: number, name, what happens, what the client gets. */
export function ProcessSteps({ steps }: ProcessStepsProps) {
  return (
    <ol className="process-steps">
      {steps.map((step, index) => (
        <li key={step.name}>
          <span className="process-steps-number" aria-hidden>
            {index + 1}
          </span>
          <h3>{step.name}</h3>
          <p>{step.text}</p>
          {step.outcome ? (
            <p className="process-steps-outcome">
              <FileText className="icon" aria-hidden />
              <span>
                <small>You get</small>
                {step.outcome}
              </span>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
