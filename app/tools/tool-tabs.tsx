import { createContext, use, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";

import { useAddressState } from "#app/tools/use-address-state.ts";
import { Tabs } from "#app/ui/tabs.tsx";

export type ToolWay = "specified" | "measured";

const SPECIFIED = "specified";
const ShowWay = createContext<((way: ToolWay) => void) | undefined>(undefined);

type Way = { label: string; content: ReactNode };

/** The two ways into a tool, as tabs of one form. The open one is in the address: `?way=measured`. */
export function ToolTabs({ specified, measured }: { specified: Way; measured: Way }) {
  const { values, change } = useAddressState({ way: SPECIFIED });

  return (
    // At once, so that whoever leads over can move the focus to the tab that is open then.
    <ShowWay value={(way) => flushSync(() => change({ way }))}>
      <div className="tool-tabs">
        <Tabs
          label="Ways to use this tool"
          value={values.way === "measured" ? "measured" : SPECIFIED}
          onValueChange={(way) => change({ way })}
          tabs={[
            { value: SPECIFIED, ...specified },
            { value: "measured", ...measured },
          ]}
        />
      </div>
    </ShowWay>
  );
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
