/** The end of the address of our page about a rule. An issue of a check is a part of the check's page. */
export function rulePagePath({ id, ofCheck = id }: { id: string; ofCheck?: string }): string {
  return ofCheck === id ? id : `${ofCheck}#${id}`;
}
