const phrases = [
  { text: "ac repair lahore", intent: "Ready to call", isReady: true },
  { text: "ac service charges", intent: "Comparing", isReady: false },
  { text: "ac thanda nahi kar raha", intent: "Has a problem", isReady: false },
  { text: "how an inverter ac works", intent: "Just reading", isReady: false },
];

/** Four searches for one trade, and what each searcher wants. */
export function SearchPhrases() {
  return (
    <ul className="piece search-phrases">
      {phrases.map(({ text, intent, isReady }) => (
        <li key={text}>
          <q>{text}</q>
          <b className={isReady ? "search-phrases-ready" : undefined}>{intent}</b>
        </li>
      ))}
    </ul>
  );
}
