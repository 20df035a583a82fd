type StairProps = {
  steps: readonly { title: string; text: string; when?: string }[];
};

/** Steps as a staircase on a wide screen: each is on the last. */
export function Stair({ steps }: StairProps) {
  return (
    <ol className="stair">
      {steps.map(({ title, text, when }, index) => (
        <li key={title} data-step={index}>
          <span className="mini soft">{when ?? `Step ${index + 1}`}</span>
          <h3 className="h3">{title}</h3>
          <p className="soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
