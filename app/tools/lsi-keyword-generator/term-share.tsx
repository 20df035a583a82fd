/** How many of the rivals use a term: a mark for each, and the figure. */
export function TermShare({ documents, rivals }: { documents: number; rivals: number }) {
  return (
    <span className="lsi-share mini soft number">
      <svg
        className="from-640"
        viewBox={`0 0 ${rivals * 10 - 3} 10`}
        width={rivals * 10 - 3}
        height={10}
        fill="var(--action)"
        aria-hidden
      >
        {Array.from({ length: rivals }, (_, index) => (
          <rect
            key={index}
            x={index * 10}
            width={7}
            height={10}
            rx={1.5}
            opacity={index < documents ? 1 : 0.2}
          />
        ))}
      </svg>
      {documents} of {rivals}
    </span>
  );
}
