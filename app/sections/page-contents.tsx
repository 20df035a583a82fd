import { classNames } from "#lib/class-names.ts";

type Props = {
  /** The parts of the page, each by the id of its section. */
  parts: readonly (readonly [id: string, text: string])[];
  className?: string;
};

/** What a long page holds, below its opening. */
export function PageContents({ parts, className }: Props) {
  return (
    <nav className={classNames("page-contents no-print", className)} aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol>
        {parts.map(([id, text]) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
