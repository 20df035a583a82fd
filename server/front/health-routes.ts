import { Hono } from "hono";

import { describeStoreFault } from "#server/data/store-fault.ts";

export type HealthOptions = {
  /** Rejects where no enquiry can be stored. */
  store: { check: () => Promise<void> };
  isEnding: () => boolean;
  /** What is broken though enquiries can be stored: /readyz is 503 as well. */
  faults?: () => readonly string[];
  /** What the operator should know while everything works; shown by /readyz. */
  notices?: () => readonly string[];
};

/**
 * `/healthz`: the process lives. `/readyz`: enquiries can be stored. 503 where it is not so, or where
 * another database is damaged.
 */
export function healthRoutes({
  store,
  isEnding,
  faults = () => [],
  notices = () => [],
}: HealthOptions): Hono {
  const app = new Hono();

  app.get("/healthz", (context) =>
    isEnding() ? context.json({ status: "ending" }, 503) : context.json({ status: "ok" }),
  );

  app.get("/readyz", async (context) => {
    if (isEnding()) return context.json({ status: "ending" }, 503);
    try {
      await store.check();
      const broken = faults();
      if (broken.length > 0) {
        return context.json({ status: "enquiries can be stored", detail: broken }, 503);
      }
      const detail = notices();
      return context.json({ status: "ok", ...(detail.length > 0 && { detail }) });
    } catch (error) {
      const detail = [describeStoreFault(error)];
      return context.json({ status: "enquiries cannot be stored", detail }, 503);
    }
  });

  return app;
}
