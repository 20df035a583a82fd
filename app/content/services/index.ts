import { services } from "#app/content/services/services.ts";

import type { Service } from "#app/content/services/schema.ts";

export type {
  ExpectedTime,
  ProcessStep,
  ProofFigure,
  Service,
} from "#app/content/services/schema.ts";
export { processSteps } from "#app/content/services/process-steps.ts";
export { expectedTimes, proofFigures } from "#app/content/services/proof-figures.ts";
export { services };

export function getService(slug: string): Service {
  const service = services.find((candidate) => candidate.slug === slug);
  if (!service) throw new Error(`There is no service "${slug}" in app/content/services.`);
  return service;
}
