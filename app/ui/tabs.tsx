import { useId, type KeyboardEvent, type ReactNode } from "react";

type Tab = { name: string; label: string; content: ReactNode };

type TabsProps = {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  tabs: readonly Tab[];
};

/**
 * Tabs with automatic activation: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 * All panels stay in the document, so nothing typed in one is lost by looking at another.
 */
export function Tabs({ label, value, onValueChange, tabs }: TabsProps) {
  const id = useId();

  const handleKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = neighbour(
      event.key,
      tabs.findIndex((tab) => tab.name === value),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onValueChange(tab.name);
    document.getElementById(`${id}-tab-${tab.name}`)?.focus();
  };

  return (
    <div data-slot="tabs" className="tabs">
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the tabs inside take the focus */}
      <div role="tablist" aria-label={label} className="tabs-list" onKeyDown={handleKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.name}`}
            aria-selected={tab.name === value}
            aria-controls={`${id}-panel-${tab.name}`}
            tabIndex={tab.name === value ? 0 : -1}
            onClick={() => onValueChange(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}-panel-${tab.name}`}
          aria-labelledby={`${id}-tab-${tab.name}`}
          className="tabs-panel"
          hidden={tab.name !== value}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}

/** The tab that an arrow, Home or End leads to; undefined for any other key. */
function neighbour(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (current + 1) % count;
    case "ArrowLeft":
      return (current - 1 + count) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
