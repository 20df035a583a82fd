import { Ban, Printer, Trash2 } from "lucide-react";

import { ReplyLink } from "./reply-link.tsx";
import { findLanguage } from "./write-first-sentence.ts";
import type { Draft } from "./use-draft.ts";
import { linkTo } from "#app/desk/data/desk-place.ts";
import { Foreign, ForeignLink, shortWebsite, websiteAddress } from "#app/desk/foreign.tsx";
import { usePageName } from "#app/desk/desk-facts.tsx";
import { FromPage } from "#app/desk/from-page.tsx";
import { Status } from "#app/desk/status-mark.tsx";
import { tellDay } from "#lib/time-words.ts";
import type { AnswerBy, DeskEnquiry } from "#lib/desk/enquiry.ts";

const languageNames = { en: "English", "ur-Latn": "Roman Urdu", ur: "Urdu" } as const;

type SideProps = {
  enquiry: DeskEnquiry;
  draft: Draft;
  now: number;
  onAnswer: (way: AnswerBy) => void;
  onSpam: () => void;
  onForget: () => void;
};

/** How to reach them, what came from them earlier, and what is seldom done. */
export function Side({ enquiry, draft, now, onAnswer, onSpam, onForget }: SideProps) {
  return (
    <aside aria-label="About">
      <section>
        <h2 className="desk-h">How to reach</h2>
        <Reach enquiry={enquiry} draft={draft} onAnswer={onAnswer} />
      </section>
      <Earlier enquiry={enquiry} now={now} />
      <div className="actions no-print">
        <button type="button" className="desk-go desk-go-quiet" onClick={() => print()}>
          <Printer className="icon" aria-hidden />
          Print on one page
        </button>
        {enquiry.spam ? null : (
          <button type="button" className="desk-go desk-go-quiet" onClick={onSpam}>
            <Ban className="icon" aria-hidden />
            This is spam
          </button>
        )}
        <button type="button" className="desk-go desk-go-bad" onClick={onForget}>
          <Trash2 className="icon" aria-hidden />
          Forget this person
        </button>
      </div>
    </aside>
  );
}

function Reach({ enquiry, draft, onAnswer }: Pick<SideProps, "enquiry" | "draft" | "onAnswer">) {
  const { phone, number, email, website, page, message, spam } = enquiry;
  const pageName = usePageName(page);
  const address = websiteAddress(website);
  const [user = "", host = ""] = email.split("@");
  const way = { isText: true, enquiry, sentence: draft, onAnswer };

  return (
    <dl className="facts">
      {phone === "" ? null : (
        <div>
          <dt>Number</dt>
          <dd className="number">
            <ReplyLink {...way} way="call">
              {number === "" ? <Foreign text={phone} /> : phone}
            </ReplyLink>
          </dd>
        </div>
      )}
      <div>
        <dt>Email</dt>
        <dd>
          <ReplyLink {...way} way="mail">
            {user}@<wbr />
            {host}
          </ReplyLink>
        </dd>
      </div>
      {website === "" ? null : (
        <div>
          <dt>Website</dt>
          <dd>
            {address === undefined || spam ? (
              <Foreign text={website} />
            ) : (
              <ForeignLink href={address}>
                <bdi>{shortWebsite(website)}</bdi>
              </ForeignLink>
            )}
          </dd>
        </div>
      )}
      {pageName === "" ? null : (
        <div>
          <dt>From</dt>
          <dd>
            <FromPage page={page} />
          </dd>
        </div>
      )}
      <div>
        <dt>Language</dt>
        <dd>{languageNames[findLanguage(message)]}</dd>
      </div>
    </dl>
  );
}

function Earlier({ enquiry: { earlier }, now }: Pick<SideProps, "enquiry" | "now">) {
  return (
    <section>
      <h2 className="desk-h">
        Earlier
        {earlier[0] === undefined ? null : (
          <small>
            {earlier.length} from the same {tellSame(earlier[0].same)}
          </small>
        )}
      </h2>
      {earlier.length === 0 ? (
        <p className="after small soft">Nothing from this address or number before.</p>
      ) : (
        <ul className="rows" data-kind="ends">
          {earlier.map((one) => (
            <EarlierOne key={one.id} one={one} now={now} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The surest of what they share. */
function tellSame(same: DeskEnquiry["earlier"][number]["same"]): string {
  if (same.includes("phone")) return "number";
  return same.includes("email") ? "address" : "website";
}

function EarlierOne({ one, now }: { one: DeskEnquiry["earlier"][number]; now: number }) {
  const pageName = usePageName(one.page);
  return (
    <li>
      <a
        className="desk-go"
        {...linkTo({ screen: "enquiries", show: "all", query: "", open: one.id })}
      >
        {tellDay(one.at, now)}
      </a>
      <Status status={one.status} />
      <p className="soft">
        {pageName === "" ? null : `From ${pageName}. `}“<Foreign text={one.start} />”
      </p>
    </li>
  );
}
