import { RefreshCw, TriangleAlert } from "lucide-react";

import { Button } from "#app/ui/button.tsx";

type NotLoadedProps = {
  /** The server's; null where it did not answer. */
  sentence: string | null;
  onTry: () => void;
  /** It is the page's heading, too. */
  isPage?: boolean;
};

/** In place of what could not be loaded. */
export function NotLoaded({ sentence, onTry, isPage = false }: NotLoadedProps) {
  const Heading = isPage ? "h1" : "b";
  return (
    <div className="desk-void stack" data-gap="small">
      <div className="note" role="alert">
        <TriangleAlert className="icon" aria-hidden />
        <div>
          <Heading className="title">{sentence ?? "The desk does not answer"}</Heading>
          {sentence === null ? "Enquiries are still being saved." : null}
        </div>
      </div>
      <div className="actions">
        <Button variant="outline" size="sm" onClick={onTry}>
          <RefreshCw className="icon" aria-hidden />
          Try now
        </Button>
      </div>
    </div>
  );
}
