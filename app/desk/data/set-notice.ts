import { cleanForeignText } from "#app/desk/foreign.tsx";
import type { DeskMessage } from "#lib/desk/contract.ts";

/** What announces a new enquiry, each switched in this browser alone. */
export type NoticeKind = "sound" | "popup";

const STORED = "desk-notices";

/** Undefined until somebody was asked. */
export function readNotices(): ReadonlySet<NoticeKind> | undefined {
  const stored = localStorage.getItem(STORED);
  if (stored === null) return undefined;
  const kinds = stored.split(",");
  return new Set((["sound", "popup"] as const).filter((kind) => kinds.includes(kind)));
}

export function canPopUp(): boolean {
  return "Notification" in globalThis;
}

/**
 * Switches one of them on or off. A popup needs the browser's own permission, which only a click may
 * ask for. Returns whether it is on.
 */
export async function setNotice(kind: NoticeKind, isOn: boolean): Promise<boolean> {
  const isAllowed =
    kind === "sound" || !isOn || (await Notification.requestPermission()) === "granted";
  const kinds = new Set(readNotices());
  if (isOn && isAllowed) kinds.add(kind);
  else kinds.delete(kind);
  localStorage.setItem(STORED, [...kinds].join(","));
  if (isOn && kind === "sound") playSound();
  return kinds.has(kind);
}

/** "Not now" is an answer, too: no one is asked twice. */
export function declineNotices(): void {
  localStorage.setItem(STORED, "");
}

/** Announces an enquiry that came in, and one's own reminder; nothing else, and no spam. */
export function notice(message: DeskMessage, me: string, open: (id: string) => void): void {
  if (message.type !== "change" || message.row.spam) return;
  const words = tellNotice(message, me);
  if (words === undefined) return;
  const kinds = readNotices();
  if (kinds?.has("sound")) playSound();
  if (kinds?.has("popup") && !document.hasFocus()) popUp(words, () => open(message.row.id));
}

function tellNotice({ row, happening, counts }: Heard, me: string): NoticeWords | undefined {
  const name = cleanForeignText(row.name);
  if (happening.kind === "reminded" && happening.by?.id === me) {
    return { title: `Reminder: ${name}`, body: cleanForeignText(row.start) };
  }
  if (happening.kind !== "came-in") return undefined;
  const who = counts.waiting === 1 ? "One person is" : `${counts.waiting} people are`;
  return { title: `${name} wrote`, body: `${who} waiting.` };
}

type Heard = Extract<DeskMessage, { type: "change" }>;
type NoticeWords = { title: string; body: string };

/** One at a time: the newest takes the place of the one before. */
function popUp({ title, body }: NoticeWords, open: () => void): void {
  try {
    const popup = new Notification(title, { body, tag: "desk" });
    popup.addEventListener("click", () => {
      focus();
      open();
      popup.close();
    });
  } catch {
    // Browsers on Android show popups of service workers only.
  }
}

/** Two short tones, made here: nothing is loaded. */
function playSound(): void {
  const audio = new AudioContext();
  const volume = new GainNode(audio, { gain: 0.08 });
  volume.connect(audio.destination);
  for (const [index, frequency] of [660, 880].entries()) {
    const tone = new OscillatorNode(audio, { frequency });
    tone.connect(volume);
    tone.start(audio.currentTime + index * 0.16);
    tone.stop(audio.currentTime + index * 0.16 + 0.13);
    if (index === 1) tone.addEventListener("ended", () => void audio.close());
  }
}
