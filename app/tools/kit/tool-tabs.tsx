import { createContext, Suspense, use, useState, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";

import { useAddressState } from "#app/tools/kit/use-address-state.ts";
import { Tabs } from "#app/ui/tabs.tsx";

export type ToolWay = "specified" | "measured";

const SPECIFIED = "specified";
const ShowWay = createContext<((way: ToolWay) => void) | undefined>(undefined);
const HasOpened = createContext(false);

type Way = { label: string; content: ReactNode };

/** The two ways into a tool, as tabs of one form. The open one is in the address: `?way=measured`. */
export function ToolTabs({ specified, measured }: { specified: Way; measured: Way }) {
  const { values, change } = useAddressState({ way: SPECIFIED });
  const isMeasured = values.way === "measured";
  const [hasOpened, setHasOpened] = useState(false);
  if (isMeasured && !hasOpened) setHasOpened(true);

  return (
    // At once, so that whoever leads over can move the focus to the tab that is open then.
    <ShowWay value={(way) => flushSync(() => change({ way }))}>
      <div className="tool-tabs">
        <Tabs
          label="Ways to use this tool"
          value={isMeasured ? "measured" : SPECIFIED}
          onValueChange={(way) => change({ way })}
          tabs={[
            { value: SPECIFIED, ...specified },
            {
              value: "measured",
              label: measured.label,
              content: <HasOpened value={hasOpened}>{measured.content}</HasOpened>,
            },
          ]}
        />
      </div>
    </ShowWay>
  );
}

/**
 * Keeps the second way's program out of the page until its tab is first open; from then on what was
 * typed in it stays, whichever tab shows. Its child is a `lazy` component.
 */
export function OnceOpened({ children }: { children: ReactNode }) {
  if (!use(HasOpened)) return null;
  return <Suspense fallback={<p className="tool-pane tool-help">Opening…</p>}>{children}</Suspense>;
}

/** Opens the other tab from inside a tool: `const showWay = useShowWay(); showWay("measured")`. */
export function useShowWay(): (way: ToolWay) => void {
  const showWay = use(ShowWay);
  if (!showWay) throw new Error("useShowWay needs a ToolTabs around it");
  return showWay;
}

/** A link to the other tab that also works before JavaScript, by its address. */
export function WayLink({ way, children }: { way: ToolWay; children: ReactNode }) {
  const showWay = useShowWay();

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    showWay(way);
    document.querySelector<HTMLElement>(".tool-tabs [aria-selected=true]")?.focus();
  }

  return (
    <a href={way === "measured" ? "?way=measured" : "?"} onClick={handleClick}>
      {children}
    </a>
  );
}
