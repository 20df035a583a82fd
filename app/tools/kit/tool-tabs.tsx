import { createContext, Suspense, use, useState, type MouseEvent, type ReactNode } from "react";
import { flushSync } from "react-dom";

import { KeepsWork } from "#app/tools/kit/kept/keeps-work.tsx";
import type { Examples } from "./try-example.ts";
import { useOpenTab } from "./use-open-tab.ts";
import { Tabs } from "#app/ui/tabs.tsx";

export type ToolTab = {
  /** Its word in the address, `?way=page-source`. Links to it are on other sites: it stays. */
  name: string;
  label: string;
  content: ReactNode;
  /** Its content is a `lazy` component, which comes when the tab is first open. */
  isLater?: boolean;
};

export type LoadExamples = () => Promise<{ examples: Examples }>;

const ShowTab = createContext<((name: string) => void) | undefined>(undefined);

/**
 * The ways to use a tool, as tabs of one form. The open one is in the address by its name; the first
 * one needs no word there.
 */
export function ToolTabs({
  tabs,
  loadExamples,
}: {
  tabs: readonly [ToolTab, ...ToolTab[]];
  /** What "Try an example" fills in (try-example.ts). */
  loadExamples: LoadExamples;
}) {
  const [open, setOpen] = useOpenTab(tabs.map(({ name }) => name));
  const [opened, setOpened] = useState<readonly string[]>([open]);
  if (!opened.includes(open)) setOpened([...opened, open]);

  // At once, so that a link to a tab can move the focus to it.
  const showTab = (tab: string) => flushSync(() => setOpen(tab));

  async function handleClick({ target, currentTarget }: MouseEvent<HTMLElement>) {
    if (!(target as Element).closest("[data-example]")) return;
    const [{ tryExample }, { examples }] = await Promise.all([
      import("./try-example.ts"),
      loadExamples(),
    ]);
    tryExample(currentTarget, { examples, open, showTab });
  }

  return (
    <ShowTab value={showTab}>
      <KeepsWork
        className="tool-tabs"
        onClick={(event) => void handleClick(event)}
        // All at once: a tab that came later would put old texts over what was typed meanwhile.
        onBack={(kept) => setOpened([open, ...kept])}
      >
        <Tabs
          label="Ways to use this tool"
          value={open}
          onValueChange={setOpen}
          tabs={tabs.map(({ name, label, content, isLater = false }) => ({
            name,
            label,
            content: isLater ? opened.includes(name) && <Later>{content}</Later> : content,
          }))}
        />
      </KeepsWork>
    </ShowTab>
  );
}

/** Once it has been open, what was typed in it stays, whichever tab shows. */
function Later({ children }: { children: ReactNode }) {
  return (
    <Suspense
      fallback={
        <p className="tool-pane tool-help" aria-busy>
          Opening…
        </p>
      }
    >
      {children}
    </Suspense>
  );
}

/** Opens another tab from inside a tool: `const showTab = useShowTab(); showTab("page-source")`. */
export function useShowTab(): (name: string) => void {
  const showTab = use(ShowTab);
  if (!showTab) throw new Error("useShowTab needs a ToolTabs around it");
  return showTab;
}

/** A link to another tab, by its name, that also works before JavaScript, by its address. */
export function TabLink({
  tab,
  className,
  children,
}: {
  tab: string;
  className?: string;
  children: ReactNode;
}) {
  const showTab = useShowTab();

  function handleClick(event: MouseEvent) {
    event.preventDefault();
    showTab(tab);
    document.querySelector<HTMLElement>(".tool-tabs [aria-selected=true]")?.focus();
  }

  return (
    <a href={`?way=${tab}`} className={className} onClick={handleClick}>
      {children}
    </a>
  );
}
