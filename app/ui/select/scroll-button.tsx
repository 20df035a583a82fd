import { ChevronDown, ChevronUp } from "lucide-react";
import { useEffect, useRef, useState, type RefObject } from "react";

/** docs/agreed.md, controls. */
export const SCROLL_REPEAT_MS = 50;

type ScrollButtonProps = {
  list: RefObject<HTMLUListElement | null>;
  direction: 1 | -1;
  /** The list is longer than its box: both arrows keep their place, so that nothing moves. */
  isThere: boolean;
  /** There is more on this side. */
  isOn: boolean;
};

/** Scrolls by an option, again and again while the pointer rests on it. */
export function ScrollButton({ list, direction, isThere, isOn }: ScrollButtonProps) {
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

/** Whether the list has more above and below what is seen of it. */
export function useScrollEnds(list: RefObject<HTMLUListElement | null>, isOpen: boolean) {
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
