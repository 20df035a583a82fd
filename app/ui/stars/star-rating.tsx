import { useId } from "react";

type StarRatingProps = {
  name: string;
  legend: string;
  hint?: string;
  error?: string | undefined;
  /** Set at first; "none" asks the visitor to choose. */
  defaultValue?: 1 | 2 | 3 | 4 | 5 | "none";
};

const STAR = "M12 2.5l2.9 6.2 6.7.8-5 4.6 1.4 6.7-6-3.4-6 3.4 1.4-6.7-5-4.6 6.7-.8z";

/**
 * A rating from 1 to 5: five native radio buttons drawn as stars, so that mouse, arrow keys and
 * screen reader work before and without JavaScript. The sheet fills the stars and counts them.
 */
export function StarRating({ name, legend, hint, error, defaultValue = 5 }: StarRatingProps) {
  const id = useId();
  const isAsked = defaultValue === "none";

  return (
    <fieldset
      data-slot="star-rating"
      className="star-rating"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="field-label">{legend}</legend>
      <div className="star-rating-stars">
        {[1, 2, 3, 4, 5].map((value) => (
          <label key={value} htmlFor={`${id}-${value}`}>
            <input
              id={`${id}-${value}`}
              className="visually-hidden"
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              required={isAsked}
            />
            <span className="visually-hidden">{value} of 5</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={STAR} />
            </svg>
          </label>
        ))}
        <span className="star-rating-said" aria-hidden="true" />
      </div>
      {hint ? <p className="mini soft">{hint}</p> : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
