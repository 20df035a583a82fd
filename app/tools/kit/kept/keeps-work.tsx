import {
  useLayoutEffect,
  useState,
  type FormEvent,
  type MouseEventHandler,
  type ReactNode,
} from "react";

import { isFromOurs } from "#app/browser/is-from-ours.ts";
import { useLoaded } from "#app/tools/kit/use-loaded.ts";

const loadKeptWork = async () =>
  (await import("#app/tools/kit/kept/keeps-work-here.tsx")).KeepsWorkHere;

/**
 * What is typed into the forms inside it is kept for the visit, and comes back after a reload or Back.
 * The program for it is loaded with the first letter, or on coming back.
 */
export function KeepsWork({
  className = "",
  onClick,
  children,
}: {
  className?: string;
  onClick?: MouseEventHandler<HTMLElement>;
  children: ReactNode;
}) {
  const [KeptWork, keep] = useLoaded(loadKeptWork);
  const [isBack, setIsBack] = useState(false);

  // By a reload or Back, or from another page of ours without inputs of its own.
  useLayoutEffect(() => {
    const { kept } = (history.state ?? {}) as { kept?: unknown };
    if (!kept && (!isFromOurs() || /[?&](?!way=)/.test(location.search))) return;
    setIsBack(true);
    keep();
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
      {KeptWork ? <KeptWork isBack={isBack} /> : null}
    </div>
  );
}
