import type { ReactNode } from "react";

import type { Testimonial } from "#app/content/testimonials/schema.ts";
import { paths } from "#lib/site/paths.ts";
import { OnwardLink } from "./onward-link.tsx";
import { SampleNote } from "./sample-note.tsx";
import { TestimonialQuote } from "./testimonial-quote.tsx";
import { classNames } from "#lib/class-names.ts";

type ClientWordsProps = {
  id?: string;
  heading: string;
  isSand?: boolean;
  all: ReactNode;
  testimonials: readonly Testimonial[];
};

export function ClientWords(props: ClientWordsProps) {
  const { id, heading, isSand = false, all, testimonials } = props;
  return (
    <section className={classNames("band", isSand && "sand")} id={id}>
      <div className="wrap">
        <div className="section-top">
          <h2>{heading}</h2>
          <p>
            <OnwardLink to={paths.reviews}>{all}</OnwardLink>
          </p>
        </div>
        <div className="client-words">
          {testimonials.map((testimonial, index) => (
            <TestimonialQuote
              key={testimonial.slug}
              testimonial={testimonial}
              size={index === 0 ? "large" : "small"}
            />
          ))}
        </div>
        <SampleNote>Sample clients of a demonstration.</SampleNote>
      </div>
    </section>
  );
}
