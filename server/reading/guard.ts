import type { Connect } from "./connect.ts";
import type { Accepted } from "./outcome.ts";
import type { ResolveName } from "./resolve-name.ts";

/** The layers, each given so that a test can take one out and see that the others hold. */
export type Guard = {
  judge: (url: URL) => Accepted<URL>;
  resolveName: ResolveName;
  connect: Connect;
};
