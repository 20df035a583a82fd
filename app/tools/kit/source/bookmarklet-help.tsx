import { Bookmark, Copy } from "lucide-react";
import { useEffect, useRef, type MouseEvent } from "react";

import { bookmarklet } from "#app/tools/kit/bookmarklet.ts";
import { copyWithToast } from "#app/tools/kit/kept/copy-with-toast.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast/toast.ts";

/** How to copy a page as its scripts made it. */
export function BookmarkletHelp() {
  const link = useRef<HTMLAnchorElement>(null);

  // React refuses javascript: addresses, as it should; this one is ours, and runs only elsewhere.
  useEffect(() => link.current?.setAttribute("href", bookmarklet), []);

  return (
    <details className="disclosure">
      <summary>Copy a page as it looks after its scripts have run</summary>
      <p className="tool-help measure">
        View source shows what the server sent. To audit what a visitor’s browser made of it, drag
        this to your bookmarks bar, open your page, click it, and paste here. It copies the page’s
        HTML and its address to your clipboard and does nothing else; some sites’ security rules
        stop it.
      </p>
      <div className="actions">
        <a
          ref={link}
          href="#bookmarklet"
          className={buttonClass({ variant: "outline", size: "sm" })}
          onClick={explainDrag}
        >
          <Bookmark className="icon" aria-hidden />
          Copy page HTML
        </a>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => void copyWithToast(bookmarklet, "Copied to clipboard!")}
          Icon={Copy}
        >
          Copy the bookmark’s address
        </Button>
      </div>
    </details>
  );
}

function explainDrag(event: MouseEvent) {
  event.preventDefault();
  toast({
    title: "Drag this to your bookmarks bar.",
    description: "It works on the page you open next.",
  });
}
