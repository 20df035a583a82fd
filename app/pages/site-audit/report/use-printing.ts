import { useEffect, useState } from "react";
import { flushSync } from "react-dom";

/** Whether the page is being printed: paper cannot be clicked, so lists that unfold are open on it. */
export function usePrinting(): boolean {
  const [isPrinting, setIsPrinting] = useState(false);

  useEffect(() => {
    const paper = matchMedia("print");
    // The browser takes the page as it is when these events return.
    const begin = () => flushSync(() => setIsPrinting(true));
    const end = () => setIsPrinting(false);
    const turn = () => flushSync(() => setIsPrinting(paper.matches));
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    paper.addEventListener("change", turn);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
      paper.removeEventListener("change", turn);
    };
  }, []);

  return isPrinting;
}
