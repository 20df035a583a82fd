import { useState, type ComponentType } from "react";

/**
 * A component whose code is asked for early, while a wait is on, and shown once it is there. Unlike a
 * `lazy` one it shows at once then: React holds those back for a moment so that placeholders do not flash.
 */
export function useLoaded<Props>(load: () => Promise<ComponentType<Props>>) {
  const [component, setComponent] = useState<ComponentType<Props>>();
  return [component, () => void load().then((loaded) => setComponent(() => loaded))] as const;
}
