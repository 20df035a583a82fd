import { Check, ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";

import { findByTypeahead } from "#app/ui/typeahead.ts";
import { classNames } from "#lib/class-names.ts";

/** Both times: docs/agreed.md, controls. */
export const TYPEAHEAD_RESET_MS = 1000;
export const SCROLL_REPEAT_MS = 50;

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
  const [isOpen, setIsOpen] = useState(false);
  const selected = Math.max(
    options.findIndex((option) => option.value === value),
    0,
  );
  const [active, setActive] = useState(selected);
  const readTyped = useTypeahead();
  const ends = useScrollEnds(list, isOpen);
  const isLong = ends.above || ends.below;

  usePressOutside(root, isOpen, setIsOpen);
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [isOpen, active]);

  const open = () => {
    setActive(selected);
    setIsOpen(true);
  };
  const choose = (place: number) => {
    const option = options[place];
    setIsOpen(false);
    if (option && option.value !== value) onValueChange(option.value);
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    const isCharacter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
    const typed = isCharacter && !(event.key === " " && !readTyped.isTyping()) ? event.key : "";

    if (typed !== "") {
      const found = findByTypeahead(
        options.map((option) => option.label),
        readTyped.add(typed),
        isOpen ? active : selected,
      );
      if (found === undefined) return;
      if (isOpen) setActive(found);
      else choose(found);
    } else if (!isOpen && ["Enter", " ", "ArrowDown", "ArrowUp"].includes(event.key)) {
      open();
    } else if (isOpen && (event.key === "Enter" || event.key === " ")) {
      choose(active);
    } else if (isOpen && event.key === "Tab") {
      choose(active);
      return;
    } else if (isOpen && event.key === "Escape") {
      setIsOpen(false);
      event.stopPropagation();
    } else if (isOpen && event.key in moves) {
      setActive(moves[event.key]?.(active, options.length - 1) ?? active);
    } else {
      return;
    }
    event.preventDefault();
  };

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
        onClick={() => (isOpen ? setIsOpen(false) : open())}
        onKeyDown={handleKeyDown}
      >
        <span id={`${id}-value`}>{options[selected]?.label}</span>
        <ChevronDown className="icon" aria-hidden />
      </button>
      <div className="select-popup" hidden={!isOpen}>
        <ScrollButton list={list} direction={-1} isThere={isLong} isOn={ends.above} />
        <Options
          {...{ id, list, options, selected, active }}
          onChoose={choose}
          onPoint={setActive}
        />
        <ScrollButton list={list} direction={1} isThere={isLong} isOn={ends.below} />
      </div>
    </div>
  );
}

type OptionsProps = {
  /** The select's id: the list's and the options' are made of it. */
  id: string;
  list: React.RefObject<HTMLUListElement | null>;
  options: readonly { value: string; label: string }[];
  selected: number;
  active: number;
  onChoose: (place: number) => void;
  onPoint: (place: number) => void;
};

function Options({ id, list, options, selected, active, onChoose, onPoint }: OptionsProps) {
  return (
    <ul ref={list} id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`} tabIndex={-1}>
      {options.map((option, place) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the focus stays on the button, which has the keys
        <li
          key={option.value}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === selected}
          className={classNames(place === active && "select-active")}
          onClick={() => onChoose(place)}
          onPointerMove={() => onPoint(place)}
        >
          {option.label}
          {place === selected ? <Check className="icon" aria-hidden /> : null}
        </li>
      ))}
    </ul>
  );
}

const moves: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_place, last) => last,
};

type ScrollButtonProps = {
  list: React.RefObject<HTMLUListElement | null>;
  direction: 1 | -1;
  /** The list is longer than its box: both arrows keep their place, so that nothing moves. */
  isThere: boolean;
  /** There is more on this side. */
  isOn: boolean;
};

/** Scrolls by an option, again and again while the pointer rests on it. */
function ScrollButton({ list, direction, isThere, isOn }: ScrollButtonProps) {
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const stop = () => clearInterval(timer.current);
  const start = () => {
    stop();
    timer.current = setInterval(() => {
      const height = list.current?.firstElementChild?.getBoundingClientRect().height ?? 0;
      list.current?.scrollBy({ top: direction * height, behavior: "instant" });
    }, SCROLL_REPEAT_MS);
  };

  useEffect(() => () => clearInterval(timer.current), []);

  const Icon = direction === 1 ? ChevronDown : ChevronUp;
  return (
    <div
      className="select-scroll"
      aria-hidden="true"
      hidden={!isThere}
      data-off={!isOn || undefined}
      onPointerEnter={start}
      onPointerLeave={stop}
    >
      <Icon className="icon" />
    </div>
  );
}

/** Closes at a press anywhere else. */
function usePressOutside(
  root: React.RefObject<HTMLElement | null>,
  isOpen: boolean,
  setIsOpen: (isOpen: boolean) => void,
) {
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setIsOpen(false);
    };
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [root, isOpen, setIsOpen]);
}

/** Collects typed characters until a second has passed without one. */
function useTypeahead() {
  const [buffer] = useState(() => {
    let typed = "";
    let timer: ReturnType<typeof setTimeout> | undefined;
    const reset = () => {
      typed = "";
    };
    return {
      add(character: string) {
        typed += character;
        clearTimeout(timer);
        timer = setTimeout(reset, TYPEAHEAD_RESET_MS);
        return typed;
      },
      isTyping: () => typed !== "",
      stop: () => clearTimeout(timer),
    };
  });
  useEffect(() => buffer.stop, [buffer]);
  return buffer;
}

/** Whether the list has more above and below what is seen of it. */
function useScrollEnds(list: React.RefObject<HTMLUListElement | null>, isOpen: boolean) {
  const [ends, setEnds] = useState({ above: false, below: false });

  useEffect(() => {
    const element = list.current;
    if (!isOpen || !element) return undefined;
    const update = () =>
      setEnds({
        above: element.scrollTop > 0,
        below: Math.ceil(element.scrollTop + element.clientHeight) < element.scrollHeight,
      });
    update();
    element.addEventListener("scroll", update, { passive: true });
    return () => element.removeEventListener("scroll", update);
  }, [list, isOpen]);

  return ends;
}
