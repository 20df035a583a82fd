import { TriangleAlert } from "lucide-react";

/** On a file that was written from a form: whether the form says something else by now. */
export function StaleNotice({ isStale }: { isStale: boolean }) {
  return isStale ? (
    <p className="tool-file-stale">
      <TriangleAlert className="icon" aria-hidden />
      The form has changed since. Generate again to see it here.
    </p>
  ) : null;
}
