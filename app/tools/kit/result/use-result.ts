import { useState } from "react";

/** What a form's last submit gave, and what shows that of the next: each has the next `run`. */
export function useResult<Value extends object>() {
  const [result, setResult] = useState<Value & { run: number }>();
  const show = (value: Value) => setResult((last) => ({ ...value, run: (last?.run ?? 0) + 1 }));
  return [result, show] as const;
}
