import { useEffect, useRef, useState } from "react";

import { suggestEmail } from "./suggest-email.ts";

/** Not as the field is left: the hint would move the button away from under the pointer. */
const TYPING_ENDED_MS = 700;

/** The address that was probably meant, once the typing has stopped. */
export function useMeantEmail() {
  const [email, setEmail] = useState("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function lookAtEmail(target: EventTarget) {
    if (!(target instanceof HTMLInputElement) || target.name !== "email") return;
    clearTimeout(timer.current);
    // A hint about what was typed before goes at once.
    setEmail("");
    timer.current = setTimeout(() => setEmail(target.value), TYPING_ENDED_MS);
  }
  return { meant: suggestEmail(email), setEmail, lookAtEmail };
}
