import { linkTo, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { groupThousands } from "#lib/group-thousands.ts";
import { enquiryLists, type Counts } from "#lib/desk/enquiry.ts";

type TabsProps = { place: Extract<DeskPlace, { screen: "enquiries" }>; counts: Counts | undefined };

/** Which list, with how many are in each. */
export function FilterTabs({ place, counts }: TabsProps) {
  return (
    <nav aria-label="Which enquiries">
      {enquiryLists.map((show) => (
        <a
          key={show}
          {...linkTo({ screen: "enquiries", show, query: "", open: undefined })}
          aria-current={place.show === show && place.query === "" ? "page" : undefined}
        >
          <b>{counts === undefined ? "·" : groupThousands(counts[show])}</b>
          {show}
        </a>
      ))}
    </nav>
  );
}

/** The keys, below the list of a wide screen. */
export function KeysHint() {
  return (
    <p className="desk-keys desk-wide cluster mini soft" data-gap="small" aria-hidden>
      <span className="desk-part">
        <kbd>j</kbd>
        <kbd>k</kbd>
      </span>
      {["e answered", "n note", "s spam", "? keys"].map((hint) => (
        <span className="desk-part" key={hint}>
          <kbd>{hint[0]}</kbd>
          {hint.slice(2)}
        </span>
      ))}
    </p>
  );
}
