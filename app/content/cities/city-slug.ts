/** The last part of a city's address: "D.G. Khan" becomes "dg-khan". */
export function citySlug(name: string): string {
  return name.toLowerCase().replaceAll(".", "").replaceAll(" ", "-");
}
