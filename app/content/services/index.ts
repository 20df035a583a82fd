import { services } from "./services.ts";

import type { Service } from "./schema.ts";

export type { ExpectedTime, ProcessStep, ProofFigure, Service } from "./schema.ts";
export { processSteps } from "./process-steps.ts";
export { expectedTimes, proofFigures } from "./proof-figures.ts";
export { services };

export function getService(slug: string): Service {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`There is no service "${slug}" in app/content/services.`);
  return service;
}
