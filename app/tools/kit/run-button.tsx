import type { ComponentProps, MouseEvent } from "react";

import { Button } from "#app/ui/button.tsx";

type RunButtonProps = ComponentProps<typeof Button> & {
  /** While it runs a click does nothing; the button keeps the focus, so that a keyboard keeps its place. */
  isRunning: boolean;
};

/** The button that starts a tool. `disabled` would drop the focus to the page's beginning. */
export function RunButton({ isRunning, type = "submit", onClick, ...props }: RunButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    // Also Enter in a field: browsers click the form's button for it.
    if (isRunning) event.preventDefault();
    else onClick?.(event);
  }

  return (
    <Button {...props} type={type} aria-disabled={isRunning || undefined} onClick={handleClick} />
  );
}
