import { Link2, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";

import { forgetKept, keepForms, type Keeping } from "#app/browser/keep-forms.ts";
import { readKept, type KeptFields, type KeptForms } from "#app/browser/read-kept.ts";
import { keptWords } from "#app/content/what-tools-send.ts";
import { copyWithToast } from "./copy-with-toast.ts";
import { writeInputLink } from "./input-link.ts";
import {
  fillForms,
  formName,
  isInOpenTab,
  LINKED,
  readForms,
  readOpenForms,
  SENT,
} from "./fill-forms.ts";
import type { ToolArrival } from "./tool-arrival.ts";
import { Button } from "#app/ui/button.tsx";
import { ownValue } from "#lib/own-value.ts";

/** Typing is gathered; leaving the page writes at once. */
const WRITE_DELAY_MS = 250;

/**
 * Keeps what is in the tool's forms in this tab, puts it back after a reload or Back, puts in what a
 * link holds, and lets the visitor clear it. What it needs of a form is in fill-forms.ts.
 */
export function KeepsWorkHere({ arrival }: { arrival: ToolArrival }) {
  const row = useRef<HTMLDivElement>(null);
  const work = useRef<Work>(undefined);
  const [state, setState] = useState<Keeping | "writing">("writing");
  // The first letter brings this program; on coming back there may be nothing to keep.
  const [isTyped, setIsTyped] = useState(arrival === "new");

  useEffect(() => {
    const tool = row.current?.closest<HTMLElement>(".keeps-work");
    if (!tool) return undefined;
    const here = keepTool(tool, { tell: setState, onTyped: () => setIsTyped(true) });
    work.current = here;
    void here.fill(arrival);
    return here.stop;
  }, [arrival]);

  function handleClear() {
    work.current?.discard();
    forgetKept(location.pathname);
    // A page of its own again: every result and every row goes with it.
    const way = new URLSearchParams(location.search).get("way");
    const search = way === null ? "" : `?way=${encodeURIComponent(way)}`;
    history.replaceState(null, "", location.pathname + search);
    location.reload();
  }

  function handleCopy() {
    const tool = row.current?.closest<HTMLElement>(".keeps-work");
    if (!tool) return;
    const { href, isCut } = writeInputLink(new URL(location.href), readOpenForms(tool));
    void copyWithToast(
      href,
      isCut ? "Link copied, without the texts that are too long for one." : "Link copied!",
    );
  }

  return (
    <div
      ref={row}
      className="kept-work no-print mini soft cluster after"
      data-state={state}
      hidden={!isTyped}
    >
      <p role={state === "cut" || state === "refused" ? "status" : undefined}>
        {keptWords[state === "writing" ? "kept" : state]}
      </p>
      <span className="actions">
        <Button variant="outline" size="sm" onClick={handleCopy} Icon={Link2}>
          Copy a link to this
        </Button>
        <Button variant="outline" size="sm" onClick={handleClear} Icon={Trash2}>
          Clear
        </Button>
      </span>
    </div>
  );
}

type Work = {
  fill: (arrival: ToolArrival) => Promise<void>;
  /** Writes what is not written yet. */
  stop: () => void;
  /** Writes nothing any more. */
  discard: () => void;
};

type Listener = { tell: (state: Keeping | "writing") => void; onTyped: () => void };

function keepTool(tool: HTMLElement, { tell, onTyped }: Listener): Work {
  deleteOldStore();
  const place = location.pathname;
  const touched = new WeakSet<Element>();
  const stopping = new AbortController();
  const { signal } = stopping;
  // A tab whose program is on its way keeps what it has there.
  let kept = readKept(place) ?? {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Until the forms have their work again, an empty one would be written over it.
  let isReady = false;
  let isUsed = false;

  function write() {
    clearTimeout(timer);
    if (!isReady || !isUsed) return;
    markEntry();
    kept = { ...kept, ...readForms(tool) };
    tell(keepForms(place, kept));
  }
  function writeSoon() {
    isUsed = true;
    tell("writing");
    clearTimeout(timer);
    timer = setTimeout(write, WRITE_DELAY_MS);
  }
  function handleInput({ isTrusted, target }: Event) {
    if (isTrusted && target instanceof Element) touched.add(target);
    onTyped();
    writeSoon();
  }

  tool.addEventListener("input", handleInput, { capture: true, signal });
  for (const type of ["drop", "click", "submit"]) {
    tool.addEventListener(type, writeSoon, { capture: true, signal });
  }
  addEventListener("pagehide", write, { signal });
  document.addEventListener("visibilitychange", write, { signal });

  return {
    fill: async (arrival) => {
      const fieldsOf = findFields(arrival, kept);
      if (fieldsOf) onTyped();
      await showFilled(tool, fieldsOf, { isTouched: (control) => touched.has(control), signal });
      isReady = !signal.aborted;
      if (isReady && (fieldsOf || arrival === "new")) writeSoon();
    },
    stop: () => {
      stopping.abort();
      write();
    },
    discard: () => {
      stopping.abort();
      isReady = false;
    },
  };
}

type FieldsOf = (form: HTMLFormElement) => KeptFields | undefined;

/** What goes into each form; undefined where nothing does. A link fills the tab that it opens. */
function findFields(arrival: ToolArrival, kept: KeptForms): FieldsOf | undefined {
  if (arrival === "new") return undefined;
  if (arrival !== "back") {
    const fields = { ...arrival, [SENT]: LINKED };
    return (form) => (isInOpenTab(form) ? fields : undefined);
  }
  return Object.keys(kept).length === 0 ? undefined : (form) => ownValue(kept, formName(form));
}

type Filling = { isTouched: (control: Element) => boolean; signal: AbortSignal };

/** Fills the forms; a tool that boot.ts holds back is shown once its results are there. */
async function showFilled(
  tool: HTMLElement,
  fieldsOf: FieldsOf | undefined,
  { isTouched, signal }: Filling,
): Promise<void> {
  const { dataset } = document.documentElement;
  if (fieldsOf) {
    // What is shown in the meantime is not announced (tool-result.tsx).
    dataset["kept"] ??= "shown";
    // Rows are made at once, which React does not do inside of an effect.
    await Promise.resolve();
    signal.addEventListener("abort", fillForms(tool, fieldsOf, isTouched));
    await untilCalm(tool);
  }
  delete dataset["kept"];
  document.body.style.minHeight = "";
}

/** Before December 2026 texts were kept on the disk, where nothing reads or deletes them any more. */
function deleteOldStore(): void {
  try {
    indexedDB.deleteDatabase("visits");
  } catch {
    // A browser that refuses storage has kept nothing.
  }
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
