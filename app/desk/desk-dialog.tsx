import { useRef, type ReactNode } from "react";
import { createPortal } from "react-dom";

import { Button } from "#app/ui/button.tsx";
import { DialogSheet } from "#app/ui/dialog-sheet.tsx";

type DeskDialogProps = {
  heading: string;
  onClose: () => void;
  children: ReactNode;
};

/** A modal dialog that is open as long as it is drawn. Focus goes to its `autoFocus`, and back after. */
export function DeskDialog({ heading, onClose, children }: DeskDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  return createPortal(
    <dialog ref={dialog} className="dialog" aria-label={heading}>
      <DialogSheet dialog={dialog} open onClose={onClose} heading={heading}>
        <div className="stack" data-gap="middle">
          {children}
        </div>
      </DialogSheet>
    </dialog>,
    document.querySelector(".desk") ?? document.body,
  );
}

type ConfirmProps = {
  heading: string;
  /** What is about to happen. */
  children?: ReactNode;
  yes: string;
  onYes: () => void;
  onKeep: () => void;
};

/** Asks before what cannot be undone; the focus is on Keep. */
export function Confirm({ heading, children, yes, onYes, onKeep }: ConfirmProps) {
  return (
    <DeskDialog heading={heading} onClose={onKeep}>
      {children}
      <div className="actions">
        <Button variant="destructive" onClick={onYes}>
          {yes}
        </Button>
        <Button variant="outline" ref={focusOnKeep} onClick={onKeep}>
          Keep
        </Button>
      </div>
    </DeskDialog>
  );
}

/** After the dialog has opened, which gives the focus to its first button. */
function focusOnKeep(button: HTMLButtonElement | null): void {
  if (button !== null) setTimeout(() => button.focus());
}
