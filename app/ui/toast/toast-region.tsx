import { X } from "lucide-react";
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";

import { useSwipe } from "#app/ui/use-swipe.ts";
import { useToastPlace } from "./use-toast-place.ts";
import { useTopLayer } from "./use-top-layer.ts";
import { classNames } from "#lib/class-names.ts";

export type ShownToast = {
  id: number;
  title: ReactNode;
  text?: ReactNode;
  icon: ReactNode;
  isBad: boolean;
  /** Read aloud at once rather than after what is being read. */
  isUrgent: boolean;
  /** Infinity stays until it is closed. */
  durationMs: number;
  actions?: readonly ToastAction[];
};

export type ToastAction = { label: string; run: () => void };

type RegionProps = {
  toast: ShownToast | undefined;
  onClose: (id: number) => void;
  className?: string;
};

/** The site's and the desk's: one toast at a time, above everything. F8 takes the keyboard to it. */
export function ToastRegion(props: RegionProps) {
  return createPortal(<LiveRegion {...props} />, useTopLayer());
}

/** Screen readers announce what comes into a region that was there before. */
const AFTER_REGION_MS = 100;

function LiveRegion({ toast, onClose, className }: RegionProps) {
  const [isThere, setThere] = useState(false);
  const region = useRef<HTMLDivElement>(null);
  useToastPlace(region, isThere ? toast?.id : undefined);
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), AFTER_REGION_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div
      ref={region}
      role="status"
      aria-live={toast?.isUrgent ? "assertive" : "polite"}
      aria-label="Notices (F8)"
      className={classNames("toast-region no-print", className)}
    >
      {isThere && toast ? (
        <ToastCard key={toast.id} toast={toast} onClose={() => onClose(toast.id)} />
      ) : null}
    </div>
  );
}

function ToastCard({ toast, onClose }: { toast: ShownToast; onClose: () => void }) {
  const { title, text, icon, isBad, durationMs, actions = [] } = toast;
  const card = useRef<HTMLDivElement>(null);
  const focusBefore = useRef<Element>(null);
  const [hasFocus, setFocus] = useState(false);
  const close = () => {
    const before = focusBefore.current;
    if (hasFocus && before instanceof HTMLElement) before.focus();
    onClose();
  };
  const { isUnderPointer, ...swipe } = useSwipe(close);
  useCloseAfter(hasFocus || isUnderPointer ? Infinity : durationMs, close);
  useToastKeys(card, close);

  return (
    <div
      ref={card}
      tabIndex={-1}
      className="toast"
      data-variant={isBad ? "destructive" : "default"}
      onFocus={({ relatedTarget }) => {
        setFocus(true);
        if (relatedTarget && !card.current?.contains(relatedTarget)) {
          focusBefore.current = relatedTarget;
        }
      }}
      onBlur={() => setFocus(false)}
      {...swipe}
    >
      {icon}
      <div>
        <div className="toast-title">{title}</div>
        {text === undefined ? null : <div>{text}</div>}
      </div>
      <button type="button" className="toast-close" aria-label="Close" onClick={close}>
        <X className="icon" aria-hidden />
      </button>
      {actions.length === 0 ? null : (
        <div className="toast-actions">
          {actions.map(({ label, run }) => (
            <button
              key={label}
              type="button"
              onClick={() => {
                close();
                run();
              }}
            >
              {label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

/** The time starts again once pointer and focus have left, or the window is looked at again. */
function useCloseAfter(durationMs: number, onClose: () => void): void {
  const isWindowLeft = useSyncExternalStore(watchWindow, () => !document.hasFocus());
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isWindowLeft || durationMs === Infinity) return;
    const timer = setTimeout(() => close(), durationMs);
    return () => clearTimeout(timer);
  }, [isWindowLeft, durationMs]);
}

function watchWindow(onChange: () => void): () => void {
  addEventListener("focus", onChange);
  addEventListener("blur", onChange);
  return () => {
    removeEventListener("focus", onChange);
    removeEventListener("blur", onChange);
  };
}

function useToastKeys(card: { current: HTMLElement | null }, onClose: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "F8") card.current?.focus();
    else if (event.key === "Escape") {
      // Where the toast has the focus, Escape closes nothing else: not the dialog that it is in.
      if (card.current?.contains(document.activeElement)) event.preventDefault();
      onClose();
    }
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}
