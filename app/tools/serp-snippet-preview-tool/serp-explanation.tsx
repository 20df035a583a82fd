/** Read: markup of the page, outside the island. */
// oxlint-disable-next-line import/no-default-export -- loaded by React.lazy, which wants a default
export default function SerpExplanation() {
  return (
    <>
      <p>
        A width is the sum of the letters’ own widths in the font file, with the kerning between
        them. The file is Arimo, drawn to Arial’s metrics, so a phone without Arial gives the same
        figure as a computer that has it.
      </p>
      <p>
        Where Google cuts is not published. Those who measure agree on 580 to 600 pixels for a title
        in Arial 20 px and about 920 for a description in 14 px. For phones they disagree; the phone
        here is Yoast’s: titles in 16 px on two lines.
      </p>
      <p>
        What you write is an offer, not an order. Google takes another title or description when the
        search calls for it, most often for the description.
      </p>
    </>
  );
}
