import type { Testimonial } from "#app/content/testimonials/schema.ts";
import { classNames } from "#lib/class-names.ts";
import { Stars } from "#app/ui/stars/stars.tsx";

type TestimonialQuoteProps = {
  testimonial: Testimonial;
  size?: "large" | "medium" | "small";
};

/** A client's words as text under a rule: no bubble, no portrait. */
export function TestimonialQuote({ testimonial, size = "large" }: TestimonialQuoteProps) {
  return (
    <figure className={classNames("testimonial-quote", `testimonial-quote-${size}`)}>
      <Stars rating={testimonial.rating} />
      <blockquote>
        <p>“{testimonial.text}”</p>
      </blockquote>
      <figcaption>
        <b>{testimonial.name}</b>, {testimonial.role.toLowerCase()}, {testimonial.company}
      </figcaption>
    </figure>
  );
}
