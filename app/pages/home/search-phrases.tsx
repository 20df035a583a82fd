const phrases = [
  { text: "ac repair lahore", intent: "Ready to call", isReady: true },
  { text: "ac service charges", intent: "Comparing", isReady: false },
  { text: "ac thanda nahi kar raha", intent: "Has a problem", isReady: false },
  { text: "how an inverter ac works", intent: "Just reading", isReady: false },
];

/** Four searches for one trade, and what each searcher wants. */
export function SearchPhrases() {
  return (
    <ul className="rows card" data-kind="ends">
      {phrases.map(({ text, intent, isReady }) => (
        <li key={text}>
          <q className="typed">{text}</q>
          <b className="mini soft" data-tone={isReady ? "warn" : undefined}>
            {intent}
          </b>
        </li>
      ))}
    </ul>
  );
}
