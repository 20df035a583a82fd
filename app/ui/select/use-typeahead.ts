import { useEffect, useState } from "react";

/** docs/agreed.md, controls. */
export const TYPEAHEAD_RESET_MS = 1000;

/** Collects typed characters until a second has passed without one. */
export function useTypeahead() {
  const [buffer] = useState(() => {
    let typed = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reset = () => {
      typed = "";
    };
    return {
      add(character: string) {
        typed += character;
        clearTimeout(timer);
        timer = setTimeout(reset, TYPEAHEAD_RESET_MS);
        return typed;
      },
      isTyping: () => typed !== "",
      stop: () => clearTimeout(timer),
    };
  });
  useEffect(() => buffer.stop, [buffer]);
  return buffer;
}
