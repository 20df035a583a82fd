type StarsProps = {
  /** 1 to 5. */
  rating: number;
};

const STAR = "M12 2.5l2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z";

/** A given rating, read aloud as a sentence. */
export function Stars({ rating }: StarsProps) {
  return (
    <svg
      className="stars"
      viewBox="0 0 120 24"
      role="img"
      aria-label={`${rating} out of 5 stars`}
      data-slot="stars"
    >
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          className={index < rating ? "stars-full" : "stars-empty"}
          d={STAR}
          transform={`translate(${index * 24})`}
        />
      ))}
    </svg>
  );
}
