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
    <ol className="process-steps rows" data-kind="numbers">
      {steps.map((step) => (
        <li key={step.name}>
          <h3>{step.name}</h3>
          <p className="soft">{step.text}</p>
          {step.outcome ? (
            <dl className="facts" data-kind="columns">
              <div>
                <dt>You get</dt>
                <dd>{step.outcome}</dd>
              </div>
            </dl>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
