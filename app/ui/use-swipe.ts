import { useRef, useState, type PointerEvent } from "react";

/** A touch moves this far before it counts as a swipe. */
const BEGINS_PX = 10;
const CLOSES_PX = 50;

/** Follows a swipe to the right on the element that gets these handlers, and calls when it was one. */
export function useSwipe(onSwipe: () => void) {
  const startX = useRef<number>(undefined);
  const [isUnderPointer, setUnderPointer] = useState(false);
  const distance = ({ clientX }: PointerEvent) => clientX - (startX.current ?? clientX);
  const stop = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    startX.current = undefined;
    currentTarget.style.translate = "";
  };

  return {
    isUnderPointer,
    onPointerEnter: () => setUnderPointer(true),
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      setUnderPointer(false);
      stop(event);
    },
    onPointerDown({ button, clientX }: PointerEvent) {
      if (button === 0) startX.current = clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (distance(event) < BEGINS_PX) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.translate = `${distance(event)}px`;
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const isSwipe = distance(event) > CLOSES_PX;
      stop(event);
      if (isSwipe) onSwipe();
    },
    onPointerCancel: stop,
  };
}
