/** Words of the links to the contact page, and of the page itself (docs/agreed.md, not yet there). */
export const contactPageSoon = {
  title: "Contact page coming soon!",
  ofLink:
    "The full page is not implemented yet. Our address, phones and the form are on it already.",
  open: "Open it",
  ofPage: "The full page is not implemented yet. The form here already works.",
};
