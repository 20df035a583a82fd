import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from "react";

import { Button } from "./button.tsx";

type DialogSheetProps = {
  /** The browser's own element, which holds the sheet and carries its name. */
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  onClose: () => void;
  heading: string;
  description?: ReactNode;
  children: ReactNode;
};

/**
 * What is in a modal dialog. The element itself traps the focus, closes on Escape, makes the page
 * behind inert and gives the focus back; it may be open before this is there. A click on the backdrop
 * closes it too.
 */
export function DialogSheet({
  dialog,
  open,
  onClose,
  heading,
  description,
  children,
}: DialogSheetProps) {
  const handleClose = useEffectEvent(onClose);

  useEffect(() => {
    const element = dialog.current;
    const handleClick = ({ target }: Event) => {
      if (target === element) element?.close();
    };
    element?.addEventListener("close", handleClose);
    element?.addEventListener("click", handleClick);
    return () => {
      element?.removeEventListener("close", handleClose);
      element?.removeEventListener("click", handleClick);
    };
  }, [dialog]);
  const wasOpen = useRef(false);
  useEffect(() => {
    const element = dialog.current;
    if (open && element) {
      if (!element.open) element.showModal();
      // The browser would take the first button, which closes.
      element.querySelector<HTMLElement>("form :is(input, textarea)")?.focus();
    }
    // Not at first: the sheet may have been opened already, for what is still on its way here.
    if (!open && wasOpen.current && element?.open) element.close();
    wasOpen.current = open;
  }, [dialog, open]);

  return (
    <div className="dialog-sheet">
      <div>
        <h2>{heading}</h2>
        <Button
          variant="outline"
          size="icon"
          aria-label="Close"
          onClick={() => dialog.current?.close()}
          Icon={X}
        ></Button>
      </div>
      {description ? <p className="small soft">{description}</p> : null}
      {children}
    </div>
  );
}
