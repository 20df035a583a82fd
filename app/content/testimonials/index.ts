import { testimonials } from "./testimonials.ts";

import type { Testimonial } from "./schema.ts";

export type { Testimonial } from "./schema.ts";
export { testimonials };

export function getTestimonial(slug: string): Testimonial {
  const testimonial = testimonials.find((candidate) => candidate.slug === slug);
  if (!testimonial) {
    throw new Error(`There is no testimonial "${slug}" in app/content/testimonials.`);
  }
  return testimonial;
}

export function findTestimonialsOfCity(city: string): Testimonial[] {
  return testimonials.filter((testimonial) => testimonial.city === city);
}
