import { groupThousands } from "./group-thousands.ts";

/** "1 picture", "3 pictures", "1,200 pictures". */
export function count(number: number, one: string, many = `${one}s`): string {
  return `${groupThousands(number)} ${number === 1 ? one : many}`;
}
