/** Said by every link to the contact page, and by the page itself (docs/agreed.md, not yet there). */
export const contactPageSoon = {
  title: "Contact page coming soon!",
  description: "The full page is not implemented yet. The form here already works.",
};
