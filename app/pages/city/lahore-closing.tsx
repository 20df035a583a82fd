import type { CityGlance } from "#app/content/cities/city-glance.ts";
import type { LahoreCopy } from "#app/content/cities/schema.ts";
import type { FaqEntry } from "#app/content/faq-entry.ts";
import type { Testimonial } from "#app/content/testimonials/schema.ts";
import { ClientWords } from "#app/sections/client-words.tsx";
import { CallToAction } from "#app/sections/call-to-action.tsx";
import { LahoreCall } from "./lahore-call.tsx";
import { RegionSiblings } from "./region-siblings.tsx";
import { FaqSection } from "#app/sections/faq-section.tsx";

export type LahoreClosingProps = {
  testimonials: Testimonial[];
  faq: FaqEntry[];
  region: CityGlance["region"];
  siblings: CityGlance["siblings"];
  closing: LahoreCopy["closing"];
};

export function LahoreClosing({
  testimonials,
  faq,
  region,
  siblings,
  closing,
}: LahoreClosingProps) {
  return (
    <>
      <ClientWords
        id="reviews"
        heading="From clients in Lahore"
        isSand
        all="All reviews"
        testimonials={testimonials}
      />
      <FaqSection title="Common questions" entries={faq} className="" />
      <RegionSiblings region={region} siblings={siblings} />
      <CallToAction heading={closing.title} text={closing.text} />
      <LahoreCall />
    </>
  );
}
