import { ArrowRight } from "lucide-react";

import type { CityGlance } from "#app/content/cities/city-glance.ts";
import type { LahoreCopy } from "#app/content/cities/schema.ts";
import type { FaqEntry } from "#app/content/faq.ts";
import type { Testimonial } from "#app/content/testimonials/schema.ts";
import { paths } from "#app/paths.ts";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { RegionSiblings } from "#app/pages/city/region-siblings.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";
import { SampleNote } from "#app/sections/sample-note.tsx";
import { TestimonialQuote } from "#app/sections/testimonial-quote.tsx";
import { Link } from "#app/ui/link.tsx";

export type LahoreClosingProps = {
  testimonials: Testimonial[];
  faq: FaqEntry[];
  region: CityGlance["region"];
  siblings: CityGlance["siblings"];
  closing: LahoreCopy["closing"];
};

/** Lahore's page from its testimonials to the end. */
export function LahoreClosing({
  testimonials,
  faq,
  region,
  siblings,
  closing,
}: LahoreClosingProps) {
  return (
    <>
      <Testimonials testimonials={testimonials} />
      <FaqSection title="Common questions" entries={faq} className="" />
      <RegionSiblings region={region} siblings={siblings} />
      <CallToAction heading={closing.title} text={closing.text} />
    </>
  );
}

function Testimonials({ testimonials }: { testimonials: Testimonial[] }) {
  return (
    <section className="band sand">
      <div className="wrap">
        <div className="section-top">
          <h2>From clients in Lahore</h2>
          <p>
            <Link className="onward" to={paths.reviews}>
              All reviews <ArrowRight className="icon" aria-hidden />
            </Link>
          </p>
        </div>
        <div className="lahore-quotes">
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
