/** Half heights of the bars of a spoken sentence. */
const wave = [
  3, 6, 8, 10, 20, 19, 16, 22, 24, 27, 38, 40, 48, 26, 26, 28, 37, 20, 47, 38, 52, 40, 15, 23, 37,
  33, 30, 24, 25, 17, 8, 7, 7, 3,
];

/** One spoken question in three spellings, and the page that answers it. */
export function Figure({ alt }: { alt: string }) {
  return (
    <>
      <p className="visually-hidden">{alt}</p>
      <div className="post-figure figure-voice" aria-hidden>
        <svg className="figure-wave" viewBox="0 0 201 120" preserveAspectRatio="none" aria-hidden>
          <path
            d={wave.map((half, bar) => `M${1.5 + bar * 6} ${60 - half}V${60 + half}`).join("")}
          />
        </svg>
        <ol className="figure-said">
          <li>
            <small>Heard as Urdu</small>
            <q lang="ur" dir="rtl">
              لاہور میں سب سے اچھا ڈینٹسٹ کون ہے؟
            </q>
          </li>
          <li>
            <small>Typed in Roman Urdu</small>
            <q>lahore mein sab se acha dentist</q>
          </li>
          <li>
            <small>Typed in English</small>
            <q>best dentist in lahore</q>
          </li>
        </ol>
      </div>
    </>
  );
}
