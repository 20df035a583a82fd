/**
 * What an object holds under a name that somebody else wrote; undefined if it holds nothing of its own
 * there. A plain `table[name]` finds `Object.prototype` under "__proto__" and a function under
 * "constructor". tests/foreign-keys.test.ts finds each place that reads an object by a text.
 */
export function ownValue<Value>(
  table: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
