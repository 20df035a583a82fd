import {
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
} from "react";
import { flushSync } from "react-dom";

import { isTooLongToShow, pasteInto } from "#app/tools/kit/kept/paste-into.ts";
import { LongTextNotice } from "#app/tools/kit/kept/long-text-notice.tsx";
import type { FieldControl } from "#app/ui/field.tsx";

type LongTextFieldProps = Omit<
  ComponentProps<"textarea">,
  "hidden" | "name" | "onChange" | "onPaste" | "value"
> & {
  control: FieldControl;
  name: string;
  value: string;
  onChange: (text: string) => void;
};

/**
 * A field whose text the tool keeps: pasted, dropped or come back with the visit. One that is too
 * long to be laid out is replaced by a notice, unless it is asked for or was typed.
 */
export function LongTextField({ control, name, value, onChange, ...area }: LongTextFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [isShown, setIsShown] = useState(false);
  const [wasPasted, setWasPasted] = useState(false);
  const isTooLong = isTooLongToShow(value) && !isShown;

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const text = event.clipboardData.getData("text");
    if (!isTooLongToShow(text)) return;
    event.preventDefault();
    setIsShown(false);
    setWasPasted(true);
    onChange(pasteInto(event.currentTarget, text));
  }

  function handleChange({ nativeEvent, currentTarget }: ChangeEvent<HTMLTextAreaElement>) {
    if (nativeEvent.isTrusted && isTooLongToShow(currentTarget.value)) setIsShown(true);
    onChange(currentTarget.value);
  }

  function release(text: string) {
    flushSync(() => {
      setIsShown(text !== "");
      setWasPasted(false);
      if (text !== value) onChange(text);
    });
    field.current?.focus();
  }

  return (
    <>
      <textarea
        {...control}
        dir="auto"
        {...area}
        ref={field}
        name={isTooLong ? undefined : name}
        hidden={isTooLong}
        value={isTooLong ? "" : value}
        onPaste={handlePaste}
        onChange={handleChange}
      />
      {isTooLong ? (
        <LongTextNotice
          name={name}
          control={control}
          text={value}
          takesFocus={wasPasted}
          onShow={() => release(value)}
          onRemove={() => release("")}
        />
      ) : null}
    </>
  );
}
