/** "+92 300 0000142": a mobile number of Pakistan in its three parts, another country's as it came. */
export function tellNumber(phone: string): string {
  return phone.replace(/^\+92(3\d\d)(\d{7})$/, "+92 $1 $2");
}
