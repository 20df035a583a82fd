import { TriangleAlert } from "lucide-react";

import { StatusWord } from "#app/ui/status-word.tsx";

/** On a file that was written from a form: whether the form says something else by now. */
export function StaleNotice({ isStale }: { isStale: boolean }) {
  return isStale ? (
    <StatusWord as="p" of="warn" Icon={TriangleAlert} className="mini">
      The form has changed since. Generate again to see it here.
    </StatusWord>
  ) : null;
}
