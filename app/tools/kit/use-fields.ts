import { useState } from "react";

/** A tool's fields, which its tabs share. Where they are kept is no matter of theirs (kept/keeps-work.tsx). */
export function useFields<Fields extends Readonly<Record<string, string>>>(first: Fields) {
  const [values, setValues] = useState(first);
  const change = (patch: Partial<Fields>) => setValues((last) => ({ ...last, ...patch }));
  return { values, change };
}
