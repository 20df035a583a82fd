import {
  useLayoutEffect,
  useState,
  type FormEvent,
  type MouseEventHandler,
  type ReactNode,
} from "react";

import { findArrival, listKeptTabs, takeLink, type ToolArrival } from "./tool-arrival.ts";
import { useLoaded } from "#app/tools/kit/use-loaded.ts";

const loadKeptWork = async () => (await import("./keeps-work-here.tsx")).KeepsWorkHere;

/**
 * What is typed into the forms inside it is kept in this tab, and comes back after a reload or Back.
 * The program for it is loaded with the first letter, or on coming back.
 */
export function KeepsWork({
  className = "",
  onClick,
  onBack,
  children,
}: {
  className?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  /** The tabs whose forms come back. */
  onBack?: (tabs: readonly string[]) => void;
  children: ReactNode;
}) {
  const [KeptWork, keep] = useLoaded(loadKeptWork);
  const [arrival, setArrival] = useState<ToolArrival>("new");

  useLayoutEffect(() => {
    function arrive(next: ToolArrival) {
      if (next === "new") return;
      setArrival(next);
      keep();
    }
    const handleHash = () => arrive(takeLink() ?? "new");
    const first = takeLink() ?? findArrival();
    if (first === "back") onBack?.(listKeptTabs());
    arrive(first);
    addEventListener("hashchange", handleHash);
    return () => removeEventListener("hashchange", handleHash);
    // oxlint-disable-next-line react/exhaustive-deps -- once, on arrival
  }, []);

  /** A result may be asked for before the program has come. */
  function keepSent({ target }: FormEvent<HTMLElement>) {
    const { dataset } = target as HTMLFormElement;
    if (dataset["keptResult"] !== undefined) dataset["keptResult"] = "sent";
    keep();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- the buttons inside take focus and keys
    <div
      className={`keeps-work ${className}`.trim()}
      onInput={keep}
      onDrop={keep}
      onSubmit={keepSent}
      onClick={onClick}
    >
      {children}
      {KeptWork ? <KeptWork arrival={arrival} /> : null}
    </div>
  );
}
