import { ArrowRight } from "lucide-react";

import type { ShownList } from "#app/desk/data/shown-list.ts";
import { linkTo } from "#app/desk/data/desk-place.ts";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { tellDuration } from "#lib/time-words.ts";
import { paths } from "#lib/site/paths.ts";
import type { Counts, EnquiryList } from "#lib/desk/enquiry.ts";
import { spellNumberFirst } from "#lib/spell-number.ts";

const go = (show: EnquiryList, query = "") =>
  linkTo({ screen: "enquiries", show, query, open: undefined });

/** Shown where a list has no row. */
export function EmptyList({ list, counts }: { list: ShownList; counts: Counts }) {
  if (list.query !== "") return <NothingFound list={list} />;
  if (list.show === "waiting") return <NobodyWaits list={list} counts={counts} />;
  if (list.show === "mine") {
    return (
      <div className="desk-void stack" data-gap="small">
        <p>Nothing is assigned to you.</p>
        <a className="desk-go" {...go("waiting")}>
          See who is waiting <ArrowRight className="icon" aria-hidden />
        </a>
      </div>
    );
  }
  const words = {
    all: "No enquiry yet. The form of the site sends them here.",
    won: "Nobody yet. What you mark as won appears here.",
    lost: "Nobody yet. What you mark as lost appears here.",
    spam: "No spam in 30 days.",
  }[list.show];
  return (
    <div className="desk-void stack" data-gap="small">
      <p>{words}</p>
      {list.show === "all" ? <FormLink /> : null}
    </div>
  );
}

function NobodyWaits({ list: { lastAnswer }, counts }: { list: ShownList; counts: Counts }) {
  if (counts.all === 0) {
    return (
      <div className="desk-void stack" data-gap="small">
        <p>No enquiry yet. The form of the site sends them here.</p>
        <FormLink />
      </div>
    );
  }
  return (
    <div className="desk-void stack" data-gap="small">
      {lastAnswer === undefined ? null : (
        <p>
          Last answered: <bdi>{lastAnswer.name}</bdi>, by {firstNameOf(lastAnswer.by)}, after{" "}
          {tellDuration(lastAnswer.afterMs)}.
        </p>
      )}
      {counts.mine === 0 ? null : (
        <a className="desk-go" {...go("mine")}>
          {spellNumberFirst(counts.mine)} {counts.mine === 1 ? "is" : "are"} yours and open{" "}
          <ArrowRight className="icon" aria-hidden />
        </a>
      )}
    </div>
  );
}

function FormLink() {
  return (
    <a className="desk-go" href={paths.auditForm}>
      Open the form <ArrowRight className="icon" aria-hidden />
    </a>
  );
}

function NothingFound({ list: { query, show, lookedThrough } }: { list: ShownList }) {
  return (
    <div className="desk-void stack" data-gap="small">
      <h2>
        Nobody with “<bdi>{query}</bdi>”
      </h2>
      <p>Searched {lookedThrough} enquiries: names, addresses, numbers, websites, messages.</p>
      <div className="actions">
        {show === "spam" ? null : (
          <a className="desk-go" {...go("spam", query)}>
            Look in the spam <ArrowRight className="icon" aria-hidden />
          </a>
        )}
        <a className="desk-go" {...go("waiting")}>
          Clear
        </a>
      </div>
    </div>
  );
}
