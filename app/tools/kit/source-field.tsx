import {
  useEffect,
  useId,
  useRef,
  useState,
  type ClipboardEvent,
  type SyntheticEvent,
} from "react";

import { afterFrame } from "#app/browser/after-frame.ts";
import { isTooLongToShow, pasteInto } from "#app/tools/kit/held-paste.ts";
import { Button } from "#app/ui/button.tsx";
import type { FieldControl } from "#app/ui/field.tsx";
import { count } from "#lib/count.ts";

/**
 * The field for a page's HTML, `html` in its form. A long text is held in a hidden control in its
 * place: it is sent, kept and read as any other, and laid out only when asked for.
 */
export function SourceField({ control }: { control: FieldControl }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const show = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState("");
  const isHeld = held !== "";
  const statusId = useId();

  useEffect(() => {
    if (!isHeld) return;
    show.current?.focus({ preventScroll: true });
    // Without a key pressed in the field, what keeps the tool's work must be told; it loads code.
    afterFrame(() => show.current?.dispatchEvent(new Event("input", { bubbles: true })));
  }, [isHeld]);

  /** By hand: React writes a value as attribute and again as default, 100 KB each time. */
  function fill(control: HTMLInputElement | null) {
    if (control && control.value !== held) control.value = held;
  }

  function hold(text: string) {
    if (area.current) area.current.value = "";
    setHeld(text);
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData("text");
    if (!isTooLongToShow(text)) return;
    event.preventDefault();
    hold(pasteInto(event.currentTarget, text));
  }

  /** A text that comes back with the visit is not typed: it is held again. */
  function handleInput({ nativeEvent, currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    if (!nativeEvent.isTrusted && isTooLongToShow(currentTarget.value)) hold(currentTarget.value);
  }

  function release(text: string) {
    setHeld("");
    requestAnimationFrame(() => {
      if (!area.current) return;
      area.current.value = text;
      area.current.focus();
      // Trusted by nobody, so it would be held again: the row tells, not the field.
      area.current.parentElement?.dispatchEvent(new Event("input", { bubbles: true }));
    });
  }

  return (
    <>
      <textarea
        {...control}
        ref={area}
        className="input input-code page-source-text"
        name={isHeld ? undefined : "html"}
        rows={7}
        hidden={isHeld}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        placeholder={'<!doctype html>\n<html lang="en-PK">\n<head>'}
        onPaste={handlePaste}
        onInput={handleInput}
      />
      {isHeld ? (
        <div className="page-source-held">
          <input ref={fill} type="hidden" name="html" data-kept-value="" />
          <p id={statusId} role="status">
            <b className="number">{count(held.length, "character")} pasted.</b> Held here and not
            shown: drawing so much would make a phone wait.
          </p>
          <Button
            ref={show}
            size="sm"
            variant="outline"
            aria-describedby={statusId}
            onClick={() => release(held)}
          >
            Show
          </Button>
          <Button size="sm" variant="ghost" onClick={() => release("")}>
            Remove
          </Button>
        </div>
      ) : null}
    </>
  );
}
