import { useEffect, useId, useRef } from "react";

import { afterFrame } from "#app/browser/after-frame.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldControl } from "#app/ui/field.tsx";
import { classNames } from "#lib/class-names.ts";
import { count } from "#lib/count.ts";

type LongTextNoticeProps = {
  /** Of the field in whose place it is. */
  name: string;
  control: FieldControl;
  text: string;
  /** It was pasted: the focus was in the field and goes on from here. */
  takesFocus: boolean;
  onShow: () => void;
  onRemove: () => void;
};

/**
 * In place of a field whose text is too long to be laid out: says how long it is, sends it
 * with the form, and is kept for the visit as the field is.
 */
export function LongTextNotice({
  name,
  control,
  text,
  takesFocus,
  onShow,
  onRemove,
}: LongTextNoticeProps) {
  const show = useRef<HTMLButtonElement>(null);
  const statusId = useId();

  useEffect(() => {
    if (takesFocus) show.current?.focus({ preventScroll: true });
    // Without a key typed in the field, an event has to inform what keeps the tool's work.
    afterFrame(() => show.current?.dispatchEvent(new Event("input", { bubbles: true })));
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it comes
  }, []);

  /** By hand: React writes a value as attribute and again as default, 100 KB each time. */
  function fill(hidden: HTMLInputElement | null) {
    if (hidden && hidden.value !== text) hidden.value = text;
  }

  return (
    <div className="long-text-notice note cluster" data-gap="small">
      <p id={statusId} role="status">
        <b className="number">{count(text.length, "character")}.</b> Held here and not shown:
        drawing so much would make a phone wait.
      </p>
      {/* The name is for a form that leads to its wrong field: the button comes first under it. */}
      <Button
        ref={show}
        name={name}
        size="sm"
        variant="outline"
        aria-describedby={classNames(statusId, control["aria-describedby"])}
        onClick={onShow}
      >
        Show
      </Button>
      <Button size="sm" variant="ghost" onClick={onRemove}>
        Remove
      </Button>
      <input ref={fill} type="hidden" name={name} data-kept-value="" />
    </div>
  );
}
