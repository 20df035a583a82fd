/** One more field at the end of an object that has some; both are JSON, and neither is parsed. */
export function withJsonField(object: string, name: string, value: string): string {
  return `${object.slice(0, -1)},${JSON.stringify(name)}:${value}}`;
}
