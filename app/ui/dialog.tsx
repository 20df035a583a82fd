import { X } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";

import { Button } from "#app/ui/button.tsx";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The dialog's name, and what stands on top of it unless `heading` does. */
  title: string;
  heading?: string | undefined;
  description?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog on the browser's own element: it traps the focus, closes on Escape, makes the page
 * behind inert and gives the focus back. A press on the backdrop closes it too.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  heading = title,
  description,
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) {
      dialog.showModal();
      // The browser would take the first button, which closes.
      dialog.querySelector<HTMLElement>("form :is(input, textarea)")?.focus();
    }
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard's way
    <dialog
      ref={ref}
      data-slot="dialog"
      className="dialog"
      aria-label={title}
      onClose={() => onOpenChange(false)}
      onClick={(event) => {
        if (event.target === ref.current) ref.current.close();
      }}
    >
      <div className="dialog-sheet">
        <div className="dialog-header">
          <h2>{heading}</h2>
          <Button
            variant="outline"
            size="icon"
            aria-label="Close"
            onClick={() => ref.current?.close()}
          >
            <X className="icon" aria-hidden />
          </Button>
        </div>
        {description ? <p className="small soft">{description}</p> : null}
        {children}
      </div>
    </dialog>
  );
}
