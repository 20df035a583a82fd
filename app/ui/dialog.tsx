import { X } from "lucide-react";
import { useEffect, useId, useRef, type ReactNode } from "react";

import { Button } from "#app/ui/button.tsx";

type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog on the browser's own element: it traps the focus, closes on Escape, makes the page
 * behind inert and gives the focus back. A press on the backdrop closes it too.
 */
export function Dialog({ open, onOpenChange, title, description, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (open && dialog && !dialog.open) dialog.showModal();
    if (!open && dialog?.open) dialog.close();
  }, [open]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape is the keyboard's way
    <dialog
      ref={ref}
      data-slot="dialog"
      className="dialog"
      aria-labelledby={titleId}
      onClose={() => onOpenChange(false)}
      onClick={(event) => {
        if (event.target === ref.current) ref.current.close();
      }}
    >
      <div className="dialog-sheet">
        <div className="dialog-header">
          <h2 id={titleId}>{title}</h2>
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
