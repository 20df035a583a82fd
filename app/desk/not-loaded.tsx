import { RefreshCw, TriangleAlert } from "lucide-react";

import { Button } from "#app/ui/button.tsx";

type NotLoadedProps = {
  /** The server's; null where it did not answer. */
  sentence: string | null;
  onTry: () => void;
};

/** Stands where something could not be loaded. */
export function NotLoaded({ sentence, onTry }: NotLoadedProps) {
  return (
    <div className="desk-void">
      <p className="desk-note desk-note-off" role="alert">
        <TriangleAlert className="icon" aria-hidden />
        <span>
          <b>{sentence ?? "The desk does not answer"}</b>
          {sentence === null ? "Enquiries are kept all the same." : null}
        </span>
      </p>
      <div className="desk-actions">
        <Button variant="outline" size="sm" onClick={onTry}>
          <RefreshCw className="icon" aria-hidden />
          Try now
        </Button>
      </div>
    </div>
  );
}
