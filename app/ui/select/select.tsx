import { Check, ChevronDown } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type RefObject } from "react";

import { ScrollButton, useScrollEnds } from "./scroll-button.tsx";
import { findByTypeahead } from "./find-by-typeahead.ts";
import { useTypeahead } from "./use-typeahead.ts";
import { classNames } from "#lib/class-names.ts";
import { ownValue } from "#lib/own-value.ts";

type SelectProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The name its value has in the form. */
  name?: string;
};

/**
 * A choice from a list: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
 * with the timings of Radix's Select: what is typed counts together for a second, and the arrows at
 * the ends of a long list scroll an option every 50 ms while the pointer rests on them.
 */
export function Select<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  name,
}: SelectProps<Value>) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const place = options.findIndex((option) => option.value === value);
  const choice = useChoice({
    labels: options.map((option) => option.label),
    selected: Math.max(place, 0),
    onChoose: (chosen) => {
      const option = options[chosen];
      if (option && option.value !== value) onValueChange(option.value);
    },
  });
  const { isOpen, selected, active } = choice;
  const ends = useScrollEnds(list, isOpen);
  const isLong = ends.above || ends.below;

  usePressOutside(root, isOpen, choice.close);
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [isOpen, active]);

  return (
    <div ref={root} data-slot="select" className="field select">
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      {name ? <input type="hidden" name={name} value={value} readOnly /> : null}
      <button
        type="button"
        role="combobox"
        className="input select-trigger"
        aria-labelledby={`${id}-label ${id}-value`}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        onClick={isOpen ? choice.close : choice.open}
        onKeyDown={choice.handleKeyDown}
      >
        <span id={`${id}-value`}>{options[selected]?.label}</span>
        <ChevronDown className="icon" aria-hidden />
      </button>
      <div className="select-popup" hidden={!isOpen}>
        <ScrollButton list={list} direction={-1} isThere={isLong} isOn={ends.above} />
        <Options {...{ id, list, options, choice }} />
        <ScrollButton list={list} direction={1} isThere={isLong} isOn={ends.below} />
      </div>
    </div>
  );
}

type ChoiceOptions = {
  labels: readonly string[];
  selected: number;
  /** Called with the place of what was chosen, which may be what was selected before. */
  onChoose: (place: number) => void;
};

type Choice = ReturnType<typeof useChoice>;

/** Which option is active in the open list, and what the keys do with it. */
function useChoice({ labels, selected, onChoose }: ChoiceOptions) {
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(selected);
  const typeahead = useTypeahead();

  const open = () => {
    setActive(selected);
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  const choose = (place: number) => {
    close();
    onChoose(place);
  };

  /** Whether the key was for the select; a space belongs to a word that is being typed. */
  function handleTyped(event: KeyboardEvent): boolean {
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (!isCharacter || (event.key === " " && !typeahead.isTyping())) return false;
    const found = findByTypeahead(labels, typeahead.add(event.key), isOpen ? active : selected);
    if (found === undefined) return true;
    if (isOpen) setActive(found);
    else choose(found);
    event.preventDefault();
    return true;
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (handleTyped(event)) return;
    const act = ownValue(isOpen ? openKeys : closedKeys, event.key);
    if (!act) return;
    act({ open, close, choose, setActive, active, last: labels.length - 1 });
    // Tab goes on to the next field, and Escape closes nothing but the list.
    if (event.key !== "Tab") event.preventDefault();
    if (event.key === "Escape") event.stopPropagation();
  }

  return { isOpen, selected, active, open, close, choose, setActive, handleKeyDown };
}

type Actions = Pick<Choice, "open" | "close" | "choose" | "setActive" | "active"> & {
  last: number;
};
type Keys = Readonly<Partial<Record<string, (actions: Actions) => void>>>;

const openKeys: Keys = {
  Enter: ({ choose, active }) => choose(active),
  " ": ({ choose, active }) => choose(active),
  Tab: ({ choose, active }) => choose(active),
  Escape: ({ close }) => close(),
  ArrowDown: ({ setActive, active, last }) => setActive(Math.min(active + 1, last)),
  ArrowUp: ({ setActive, active }) => setActive(Math.max(active - 1, 0)),
  Home: ({ setActive }) => setActive(0),
  End: ({ setActive, last }) => setActive(last),
};

const closedKeys: Keys = {
  Enter: ({ open }) => open(),
  " ": ({ open }) => open(),
  ArrowDown: ({ open }) => open(),
  ArrowUp: ({ open }) => open(),
};

type OptionsProps = {
  /** The select's id: the list's and the options' are made of it. */
  id: string;
  list: RefObject<HTMLUListElement | null>;
  options: readonly { value: string; label: string }[];
  choice: Choice;
};

function Options({ id, list, options, choice }: OptionsProps) {
  return (
    <ul ref={list} id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`} tabIndex={-1}>
      {options.map((option, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focus stays on the button, which has the keys
        <li
          key={option.value}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === choice.selected}
          className={classNames(place === choice.active && "select-active")}
          onClick={() => choice.choose(place)}
          onPointerMove={() => choice.setActive(place)}
        >
          {option.label}
          {place === choice.selected ? <Check className="icon" aria-hidden /> : null}
        </li>
      ))}
    </ul>
  );
}

/** Closes at a click anywhere else. */
function usePressOutside(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onClose: () => void,
) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePress = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) onClose();
    };
    document.addEventListener("pointerdown", handlePress);
    return () => document.removeEventListener("pointerdown", handlePress);
    // oxlint-disable-next-line react/exhaustive-deps -- closing does the same each time
  }, [root, isOpen]);
}
