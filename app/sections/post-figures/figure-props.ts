/** A figure is drawn for a card; `wide` adds the drawing that the post's own page shows on a wide screen. */
export type FigureProps = { alt: string; wide?: boolean };
