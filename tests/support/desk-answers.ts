import { onTestFinished, vi } from "vitest";

import type { DeskEnquiry, Happening, Standing } from "#lib/desk/enquiry.ts";

export const me = { id: "p1", name: "Ayesha Rafiq" };
export const colleague = { id: "p2", name: "Hamza Tariq" };

type Answer = { status?: number; body?: unknown; text?: string };

/** A server that answers in this order, then no more. Returns what it was asked. */
export function answerWith(answers: readonly (Answer | "nothing")[]) {
  const asked: { address: string; body: Record<string, unknown> | undefined }[] = [];
  const left = [...answers];
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const body = typeof init.body === "string" ? init.body : undefined;
    asked.push({ address, body: body === undefined ? undefined : JSON.parse(body) });
    const answer = left.shift() ?? "nothing";
    if (answer === "nothing") throw new TypeError("no connection");
    return new Response(answer.text ?? JSON.stringify(answer.body), {
      status: answer.status ?? 200,
    });
  });
  vi.stubGlobal("navigator", { onLine: true });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

/** Heard while the test runs: how often the session was said to be over. */
export function countSignedOut(): { count: number } {
  const heard = { count: 0 };
  vi.stubGlobal("dispatchEvent", () => (heard.count += 1));
  return heard;
}

export function enquiryOf(more: Partial<DeskEnquiry> = {}): DeskEnquiry {
  return {
    id: "e1",
    at: 0,
    name: "Bilal Chaudhry",
    email: "bilal@golmaidan.example",
    phone: "",
    number: "",
    website: "",
    start: "Hum football banate hain.",
    page: "/contact",
    status: "new",
    owner: null,
    spam: false,
    signals: [],
    spamUntil: null,
    answeredAt: null,
    answeredBy: null,
    reminders: [],
    last: 7,
    message: "Hum football banate hain.",
    subject: "",
    others: {},
    happenings: [],
    underWay: [],
    read: null,
    audit: null,
    earlier: [],
    ...more,
  };
}

/** A change of status as the timeline has it. */
export function statusEvent(
  number: number,
  by: Happening["by"],
  more: Partial<Standing> = {},
): Happening {
  return { kind: "status", number, at: 0, by, status: "lost", owner: null, isSpam: false, ...more };
}
