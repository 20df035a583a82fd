/** One of the agency’s own people. */
export type Person = { id: string; name: string };
