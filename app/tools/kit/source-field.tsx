import { useRef, useState, type ClipboardEvent, type SyntheticEvent } from "react";

import { isTooLongToShow, pasteInto } from "#app/tools/kit/held-paste.ts";
import { HeldText } from "#app/tools/kit/held-text.tsx";
import type { FieldControl } from "#app/ui/field.tsx";

/** The field for a page's HTML, `html` in its form. A long text is held in its place until asked for. */
export function SourceField({ control }: { control: FieldControl }) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [held, setHeld] = useState({ text: "", wasPasted: false });
  const isHeld = held.text !== "";

  function hold(text: string, wasPasted: boolean) {
    if (area.current) area.current.value = "";
    setHeld({ text, wasPasted });
  }

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData("text");
    if (!isTooLongToShow(text)) return;
    event.preventDefault();
    hold(pasteInto(event.currentTarget, text), true);
  }

  /** A text that comes back with the visit is not typed: it is held again. */
  function handleInput({ nativeEvent, currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    const { value } = currentTarget;
    if (!nativeEvent.isTrusted && isTooLongToShow(value)) hold(value, false);
  }

  function release(text: string) {
    setHeld({ text: "", wasPasted: false });
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
        <HeldText
          name="html"
          control={control}
          text={held.text}
          takesFocus={held.wasPasted}
          onShow={() => release(held.text)}
          onRemove={() => release("")}
        />
      ) : null}
    </>
  );
}
