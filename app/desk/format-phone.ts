/** Country codes of one or two digits; all others have three. https://www.itu.int/pub/T-SP-E.164D */
const CODE = String.raw`1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[013-58]|\d{3}`;
const FOREIGN = new RegExp(String.raw`^\+(?!92)(${CODE})(\d+)(\d{3})(\d{4})$`);

/** "+92 300 0000142", "+971 50 123 4567"; a landline of Pakistan as it came: its area codes differ. */
export function formatPhone(phone: string): string {
  const mobile = phone.replace(/^\+92(3\d\d)(\d{7})$/, "+92 $1 $2");
  return mobile === phone ? phone.replace(FOREIGN, "+$1 $2 $3 $4") : mobile;
}
