import { expect, test } from "vitest";

import { createLines } from "./lines.ts";
import { leadsNowhere, Unread } from "./outcome.ts";
import type { Guard } from "./guard.ts";
import { spareOwnSite } from "./spare-own-site.ts";
import { Visit, type VisitOptions } from "./visit.ts";

const NEVER = new AbortController().signal;
const shop = new URL("http://shop.pk/");

/** Visits of one server, each by another visitor; time passes only when one of them waits. */
function createVisits(machines: Record<string, string> = {}) {
  let now = 0;
  const lines = createLines({
    clock: () => now,
    wait: async (ms) => {
      now += ms;
    },
  });
  const guard: Guard = {
    judge: (url) => ({ ok: true, value: url }),
    resolveName: async (name) => [machines[name] ?? "151.101.1.1"],
    connect: async () => {
      throw new Unread(leadsNowhere);
    },
  };
  const visit = (more: Partial<VisitOptions> = {}) =>
    new Visit({
      guard,
      lines,
      requester: Symbol(),
      pace: () => ({ gapMs: 1_000, atOnce: 1 }),
      machineGapMs: 1_000,
      ...more,
    });
  return { visit, guard, lines, now: () => now };
}

/** Whether it is through after all that is waited for has passed. */
async function isThrough(entering: Promise<unknown>): Promise<boolean> {
  const waiting = new Promise((resolve) => setTimeout(resolve, 20, "waiting"));
  return (await Promise.race([entering, waiting])) !== "waiting";
}

test("a machine lets the next visit in once the question is out or the visit is over", async () => {
  const { visit } = createVisits();
  const first = visit();
  await first.enter(shop, NEVER);
  const other = visit().enter(new URL("http://other.pk/"), NEVER);

  expect(await isThrough(other)).toBe(false);
  first.leave();
  expect(await other).toBeUndefined();
});

test("a visit that waits for a second machine keeps nobody from its first one", async () => {
  const { visit, guard } = createVisits({ "b.pk": "151.101.2.2" });
  const target = { name: "", secure: false, port: "", signal: NEVER };
  const [one, other] = [visit({ guard }), visit({ guard })];
  await one.enter(new URL("http://a.pk/"), NEVER);
  await other.enter(new URL("http://b.pk/"), NEVER);
  const crossed = Promise.allSettled([
    one.guard.connect({ ...target, address: "151.101.2.2" }),
    other.guard.connect({ ...target, address: "151.101.1.1" }),
  ]);

  expect(await isThrough(crossed)).toBe(true);
});

const resolveName = () => Promise.reject(new Unread(leadsNowhere));
const refuse = async () => ({ ...leadsNowhere, detail: "used up" });

test("a name that leads nowhere is told as that, and its turn can be left", async () => {
  const { visit, guard, lines } = createVisits();
  const lost = visit({ guard: { ...guard, resolveName } });

  expect(await lost.enter(shop, NEVER)).toEqual(leadsNowhere);
  lost.leave();
  expect(await visit().enter(shop, NEVER)).toBeUndefined();
  expect(lines.waiting("site shop.pk")).toBe(0);
});

test("whoever finds a full line, or is not admitted, takes no turn", async () => {
  const { visit } = createVisits();
  await visit().enter(shop, NEVER);
  void visit().enter(shop, NEVER);
  const busy = { reason: "busy" };

  expect(await visit({ maxWaiting: 1 }).enter(shop, NEVER)).toMatchObject(busy);
  expect(await visit({ admit: refuse }).enter(shop, NEVER)).toMatchObject({ detail: "used up" });
});

test.each([
  ["http://pehla.pk/", false],
  ["http://WWW.pehla.pk./tools", false],
  ["http://shop.pehla.pk/", true],
  ["http://mypehla.pk/", true],
])("of our own site only the site itself is spared: %s", (url, ok) => {
  const { guard } = createVisits();
  expect(spareOwnSite(guard, "https://www.pehla.pk").judge(new URL(url)).ok).toBe(ok);
});
