import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { deleteVisitRecord, readVisitRecord, writeVisitRecord } from "#app/browser/visit-record.ts";
import { fillForms, readForms, type KeptWork } from "#app/tools/kit/kept/kept-form.ts";
import "#app/tools/kit/kept/keeps-work-here.css";
import { Button } from "#app/ui/button.tsx";

/** Typing is gathered; leaving the page writes at once. */
const WRITE_DELAY_MS = 250;

type KeptState = "writing" | "kept" | "refused";

type KeptWorkProps = {
  /** Come back to: what the visit keeps of this tool goes into its forms. */
  isBack: boolean;
};

const words = {
  kept: "What you type stays in this browser while the tab is open. Keeping it sends nothing.",
  refused: "Your browser keeps nothing for this page: what you type is lost when you leave it.",
} as const;

/**
 * Keeps what is in the tool's forms for the visit, puts it back after a reload or Back, and lets
 * the visitor clear it. What it needs of a form is in kept-form.ts.
 */
export function KeepsWorkHere({ isBack }: KeptWorkProps) {
  const row = useRef<HTMLDivElement>(null);
  const keeping = useRef<Keeping>(undefined);
  const [state, setState] = useState<KeptState>("writing");
  // The first letter brings this program; on coming back there may be nothing to keep.
  const [isTyped, setIsTyped] = useState(!isBack);

  useEffect(() => {
    const tool = row.current?.closest<HTMLElement>(".keeps-work");
    if (!tool) return undefined;
    keeping.current = keepTool(tool, isBack, { tell: setState, onTyped: () => setIsTyped(true) });
    return keeping.current.stop;
    // oxlint-disable-next-line react/exhaustive-deps -- how one came does not change
  }, []);

  async function handleClear() {
    keeping.current?.discard();
    await deleteVisitRecord(location.pathname);
    // A page of its own again: every result and every row goes with it.
    const url = new URL(location.href);
    const way = url.searchParams.get("way");
    url.search = way === null ? "" : `?way=${encodeURIComponent(way)}`;
    history.replaceState(null, "", url);
    location.reload();
  }

  return (
    <div ref={row} className="kept-work soft cluster" data-state={state} hidden={!isTyped}>
      <p>{state === "refused" ? words.refused : words.kept}</p>
      <Button variant="outline" size="sm" onClick={() => void handleClear()} Icon={Trash2}>
        Clear
      </Button>
    </div>
  );
}

type Keeping = {
  /** Writes what is not written yet. */
  stop: () => void;
  /** Writes nothing any more. */
  discard: () => void;
};

type Listener = { tell: (state: KeptState) => void; onTyped: () => void };

function keepTool(tool: HTMLElement, isBack: boolean, { tell, onTyped }: Listener): Keeping {
  const name = location.pathname;
  const touched = new WeakSet<Element>();
  const stopping = new AbortController();
  const listening = { capture: true, signal: stopping.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Until the forms have their work again, an empty one would be written over it.
  let isReady = !isBack;

  async function write() {
    clearTimeout(timer);
    timer = undefined;
    if (!isReady) return;
    markEntry();
    tell((await writeVisitRecord(name, readForms(tool))) ? "kept" : "refused");
  }
  function writeSoon() {
    tell("writing");
    clearTimeout(timer);
    timer = setTimeout(() => void write(), WRITE_DELAY_MS);
  }
  function writeRest() {
    if (timer !== undefined) void write();
  }

  tool.addEventListener(
    "input",
    ({ isTrusted, target }) => {
      if (isTrusted && target instanceof Element) touched.add(target);
      onTyped();
      writeSoon();
    },
    listening,
  );
  for (const type of ["drop", "click", "submit"]) {
    tool.addEventListener(type, writeSoon, listening);
  }
  addEventListener("pagehide", writeRest, listening);
  document.addEventListener("visibilitychange", writeRest, listening);

  if (isBack) {
    void bringBack(tool, { touched, signal: stopping.signal, onWork: onTyped }).then((isThere) => {
      isReady = isThere;
      if (isThere) writeSoon();
    });
  } else writeSoon();

  return {
    stop: () => {
      stopping.abort();
      writeRest();
    },
    discard: () => {
      stopping.abort();
      isReady = false;
    },
  };
}

/** Puts the visit's work into the forms; what was typed meanwhile stays. False where the page was left. */
async function bringBack(
  tool: HTMLElement,
  {
    touched,
    signal,
    onWork,
  }: { touched: WeakSet<Element>; signal: AbortSignal; onWork: () => void },
): Promise<boolean> {
  const { dataset } = document.documentElement;
  const work = await readVisitRecord(location.pathname);
  if (isKeptWork(work)) {
    onWork();
    dataset["kept"] = "";
    const stopFilling = fillForms(tool, work, (control) => touched.has(control));
    signal.addEventListener("abort", stopFilling);
    await untilCalm(tool);
  }
  delete dataset["kept"];
  document.body.style.minHeight = "";
  return !signal.aborted;
}

/** This entry of the history has work: app/islands/boot.ts looks for it before the first paint. */
function markEntry(): void {
  const state = (history.state ?? {}) as object;
  history.replaceState({ ...state, kept: document.body.scrollHeight }, "");
}

/** A tab's program that is on its way, and a result that is being made, end the wait when they are there. */
async function untilCalm(tool: HTMLElement): Promise<void> {
  let calmFrames = 0;
  const end = performance.now() + 1500;
  while (calmFrames < 3 && performance.now() < end) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    calmFrames = tool.querySelector("[aria-busy=true]") ? 0 : calmFrames + 1;
  }
}

function isKeptWork(value: unknown): value is KeptWork {
  return typeof value === "object" && value !== null;
}
