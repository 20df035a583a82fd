/** In place of a figure that cannot be drawn. */
export function NoFigure() {
  return (
    <figure>
      <p role="alert">This figure cannot be shown. The others are as they should be.</p>
    </figure>
  );
}
