import { Search } from "lucide-react";

type Listing = { name: string; address?: string; title?: string; text?: React.ReactNode };

/** Invented businesses, as the caption says. The first is the one that climbs. */
const listings: readonly Listing[] = [
  {
    name: "Chinar Office",
    address: "chinar.example › lahore › desks",
    title: "Office furniture in Lahore, made to measure and fitted",
    text: (
      <>
        <em>Desks, chairs and partitions</em> from our own workshop on Ferozepur Road. Prices per
        piece, and a showroom open until 8 pm.
      </>
    ),
  },
  {
    name: "Takht & Mez",
    address: "takhtmez.example › office",
    title: "Office tables and chairs: price list for Pakistan",
    text: "Executive tables, workstations and visitor chairs with delivery in Lahore and Kasur.",
  },
  {
    name: "Kursi House",
    address: "kursihouse.example › chairs",
    title: "Ergonomic chairs, tested for eight-hour days",
  },
  { name: "City Notes", address: "Where to buy office furniture in Lahore" },
  { name: "Saaz Interiors", address: "Modular workstations and partitions" },
  { name: "Second Desk", address: "Used office furniture, checked and cleaned" },
  { name: "Nayi Mez", address: "Desks on monthly instalments" },
  { name: "Godown 14", address: "Wholesale chairs, steel and wood" },
  { name: "Pehli Kursi", address: "Study chairs and desks for children" },
];

/**
 * What the agency sells, drawn: one result climbs from ninth to first, once, and rests there. The
 * ranks are CSS counters that tick while it climbs; without motion only the rest state is shown.
 */
export function ResultsList() {
  return (
    <figure className="results-list results-climb">
      <p>
        <Search className="icon" aria-hidden />
        <b>office furniture in lahore</b>
        <span className="mini soft">Results 1 to 9</span>
      </p>
      <ol>
        {listings.map(({ name, address, title, text }) => (
          <li key={name}>
            <span aria-hidden="true" />
            <div className="mini soft">
              <span className="site-mark" aria-hidden="true">
                {name.slice(0, 1)}
              </span>
              <b>{name}</b>
              <span>{address}</span>
            </div>
            {title ? <strong>{title}</strong> : null}
            {text ? <p className="soft">{text}</p> : null}
          </li>
        ))}
      </ol>
      <figcaption className="cluster mini soft" data-gap="small">
        <b className="number">From 9 to 1</b>
        <span>Drawn, not captured. The businesses are invented.</span>
      </figcaption>
    </figure>
  );
}
