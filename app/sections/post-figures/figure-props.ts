/** A figure is drawn for a card. `wide`: on the post’s own page, where it may have more to say. */
export type FigureProps = { alt: string; wide?: boolean };
