import {
  ChartNoAxesColumn,
  ChevronDown,
  ExternalLink,
  Inbox,
  Keyboard,
  LogOut,
  Radar,
  Search,
  Smartphone,
} from "lucide-react";
import { useEffect, useRef, type ReactNode, type RefObject } from "react";

import { site } from "#lib/site/site.ts";
import { linkTo, type DeskPlace } from "#app/desk/data/desk-place.ts";
import { firstNameOf } from "#app/desk/enquiry/write-first-sentence.ts";
import { Face } from "./face.tsx";
import { SearchField } from "#app/desk/list/search-field.tsx";
import { Colours } from "./colours.tsx";
import { NoticeSwitches } from "./ask-notices.tsx";
import { paths } from "#lib/site/paths.ts";
import { buttonClass } from "#app/ui/button.tsx";

export const inbox: DeskPlace = {
  screen: "enquiries",
  show: "waiting",
  query: "",
  open: undefined,
};

/** A results page with its first result lit, the brand, and the screen. */
export function DeskName() {
  return (
    <a className="desk-name" {...linkTo(inbox)}>
      <svg width="26" viewBox="0 0 28 28" aria-hidden>
        <rect width="28" height="28" rx="6" fill="#06382a" />
        <rect x="6" y="6" width="16" height="5" rx="1" fill="#f2a51a" />
        <path d="M6 15.5h16M6 20.5h10" stroke="#f4f1e8" strokeWidth="2" />
      </svg>
      <span>
        {site.name} <small className="soft">Desk</small>
      </span>
    </a>
  );
}

type BarProps = {
  place: DeskPlace;
  waiting: number | undefined;
  worse: number | undefined;
  me: { name: string; device: string };
  onDialog: (name: "people" | "keys") => void;
  onSeek: () => void;
  onSignOut: () => void;
  /** What is to be said of the connection. */
  children: ReactNode;
};

/** Name, three places, search, and who is signed in. On a phone the places are at the foot. */
export function DeskBar({ place, waiting, worse, onSeek, children, ...menu }: BarProps) {
  return (
    <header className="desk-bar no-print">
      <div>
        <DeskName />
        <nav aria-label="Desk">
          <a {...linkTo(inbox)} aria-current={place.screen === "enquiries" ? "page" : undefined}>
            <Inbox className="icon desk-narrow" aria-hidden />
            Enquiries
            <Count number={waiting} words="waiting" />
          </a>
          <a
            {...linkTo({ screen: "watch" })}
            aria-current={place.screen === "watch" ? "page" : undefined}
          >
            <Radar className="icon desk-narrow" aria-hidden />
            Watch
            <Count number={worse} words="got worse" />
          </a>
          <a
            {...linkTo({ screen: "week" })}
            aria-current={place.screen === "week" ? "page" : undefined}
          >
            <ChartNoAxesColumn className="icon desk-narrow" aria-hidden />
            Week
          </a>
        </nav>
        <SearchField place={place} hasKey />
        <button
          type="button"
          className={`${buttonClass({ variant: "ghost", size: "icon" })} desk-narrow`}
          aria-label="Search"
          onClick={onSeek}
        >
          <Search className="icon" aria-hidden />
        </button>
        <Menu {...menu} />
      </div>
      {children}
    </header>
  );
}

function Count({ number, words }: { number: number | undefined; words: string }) {
  return number ? (
    <b>
      {number}
      <span className="visually-hidden"> {words}</span>
    </b>
  ) : null;
}

type MenuProps = Pick<BarProps, "me" | "onDialog" | "onSignOut">;

function Menu({ me, onDialog, onSignOut }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute("open");
  useClosing(menu);
  const opens = (name: "people" | "keys") => () => {
    close();
    onDialog(name);
  };

  return (
    <details ref={menu}>
      <summary className="cluster small" data-gap="small">
        <Face name={me.name} />
        <span className="from-640" aria-hidden>
          {firstNameOf(me.name)}
        </span>
        <span className="visually-hidden">{me.name}: devices, colours, sign out</span>
        <ChevronDown className="icon from-640" aria-hidden />
      </summary>
      <div className="desk-menu small card">
        <p>
          <b>{me.name}</b>
          <br />
          <span className="mini soft">Signed in on “{me.device}”</span>
        </p>
        <button type="button" onClick={opens("people")}>
          <Smartphone className="icon" aria-hidden />
          People and devices
        </button>
        <button type="button" onClick={opens("keys")}>
          <Keyboard className="icon" aria-hidden />
          Keys
        </button>
        <a href={paths.home}>
          <ExternalLink className="icon" aria-hidden />
          The public site
        </a>
        <Colours />
        <NoticeSwitches />
        <button type="button" onClick={onSignOut}>
          <LogOut className="icon" aria-hidden />
          Sign out
        </button>
      </div>
    </details>
  );
}

/** A click outside closes the menu; Escape does too and gives its button the focus. */
function useClosing(menu: RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const details = menu.current;
    const closeOutside = ({ target }: Event) => {
      if (!details?.contains(target as Node)) details?.removeAttribute("open");
    };
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !details?.open) return;
      event.preventDefault();
      details.open = false;
      details.querySelector("summary")?.focus();
    };
    addEventListener("pointerdown", closeOutside);
    addEventListener("keydown", closeByKey, { capture: true });
    return () => {
      removeEventListener("pointerdown", closeOutside);
      removeEventListener("keydown", closeByKey, { capture: true });
    };
  }, [menu]);
}
