type StairProps = {
  /** `when` is said above the title: a phase, "Step 1". */
  steps: readonly { title: string; text: string; when?: string }[];
};

/** Steps as a staircase on a wide screen: each is on the last. */
export function Stair({ steps }: StairProps) {
  return (
    <ol className="stair">
      {steps.map(({ title, text, when }, index) => (
        <li key={title} data-step={index}>
          {when ? <span className="mini soft">{when}</span> : null}
          <h3 className="h3">{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
