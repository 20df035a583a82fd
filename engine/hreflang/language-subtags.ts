/**
 * Every two and three letter language subtag of the IANA registry (file of 2025-08-25), deprecated
 * ones included: 27 bits for each pair of letters, the pair alone and with each third letter.
 * https://www.iana.org/assignments/language-subtag-registry/language-subtag-registry
 */
const SUBTAG_BITS = Uint8Array.from(
  atob(
    "//v7/b//v93e/+2vf/+D5+rb5Rz6///fcL8D/v+fExTKZf/v//X////u///////7//HU////mngV7Pn+///3/33/" +
      "/+////sKfTz4rvOPFAcgv9s//ySH4P91//3//+///2//////v/7f///3//7//////z///f3//+/9/3///+//////" +
      "3///5//39/3/v/f//7/////+/z/////7v+/f///+/v+/9/9/r///9/3//////37fb3/p1j9A/5zBh1gQkgQBgCIC" +
      "ALr7L++TViiR9SYZxPtd5xdXqvoccNz8zX///N2FUwYBAILv/+////9fNz7Hj7//CwQCgC0ABAACAHAACACAZAjs" +
      "/77f3v5eCAAEkDVmRP7eEwEAAOC7zVtJefZ4///ez58UghgMAUQDgD8++2Sd6eW2/X0AgAAAAADAd9pXJNsCtFjv" +
      "kf//+wcAACCAwWoAAABYipNoFgoAAgAAQEQkAQAAgwAAABACAAARAQAIwAIMAAAFAABREAAAgKpugUJWQ2Kqvvqv" +
      "ePMEAEAAQAAAAAAAEFzkROi+yhqCeRoBIACQIAAAAAIAAAACAoAAEAEAwPVfzQEgAAAAgAAAAAAAABAgQAQAAAAE" +
      "AAAAwBhELQIAAACAAASBKQIBAISAUAAAEWIMAQEAAAAAAjJQPwACgQAAAADwndkJAIAAIgAAAAAAQAAAAAAAAPD/" +
      "/3////fjQVHg/98n3j/KB0CAiC02LVSyOeA7/3sANRLIAIeg45NUtnHm//23pf///0WAACAgRALPV/+DwidCQAAE" +
      "//v/XaNvkL8ZbQAAAGIvT2ABIQD8/z/fABgEAgEAAABC0OQIAAAAAAAAAggAAQJd/1IGQAAAIkkIsAGAgf/f/2XP" +
      "UfDz220AQAQAAABgBbW2BFEICBBESf/v/1GQgKAACAAAAAAMAAAmAAAAAUIFsJ0jkUAEAX4EeBAAAAAzFBCVwiOC" +
      "QCAQAUAEQCFGQMhmdw110yEizaHW+gwGAJACQBAAAACgEFkm2e46HXp0uR8AAgACACAEoCIAAQIAAoAAARgh4F+/" +
      "z0HcaQEAgAFBAAiQbtEAAAAAJIgAABBAwO+snEAACCAA2gIQAAR4SDFG0gIBlACMEAAgCAAAAQwAaAAAAQAAAAB4" +
      "7PcqAggAAQIAAAAAgAgAgAAAAPD/ejz////7//9f///+/v//9/////////y///9/u////7////////////////f/" +
      "//7n/v3//+////+///7////f/////f/7//////////3+/////3///////73+3d//eDELsPwfgP///wWAAHC470OB" +
      "uRz8f75fRCIwPvc88v9fif//+S/vUfn+/38RYIAAABBAVZ+KvvPdShxGwd7/vwc0UCAaiwsAEAAIAgEAIAqA9m77" +
      "9fv/v/////3//u///2/////////////3//+/9/3///v////+3+v/f//////vv/7f9///7v///+//f////////+f7" +
      "/3f7/f/7///f/////f//9/3/////5//f/+f//9Pvv///v/tfAoIE////91+/v/+//y3uee7//t9Vf/P7/////+//" +
      "+//7NpxGGSC+hN71auq//39Y19b7//8/IBQArqKEk9U3Sf///yxUWKyAQAQAXRoMhIJAAAEGAAAAAABEASsgCAAA" +
      "YCACBIBGgGT4/rNVBpUGr9r3M3XuDSQQAwRQIQQAAIDVYP4vCMfERt/3JmIAgAAAAIAEAAAAAEABAiAAEAD87/6f" +
      "fb7P/n+FUBCGgf3v0kUgACCphWLJf3v83/cfAAACjsE9+O/+t9+/733//4+/vn0R/R+IgADCf//3u/O/Ghi+l7/r" +
      "7QEAAGAoTggAEACAgKEMJAgAAgAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" +
      "AAAAAAAAAAAAAAAAAAAAAAAAAPC993yV+0SrhGBAIfoXAgABAAAAgPf//wkwAgAEAAACAACY2nEIAAAAIkgsAAQI" +
      "gBkcDQAFEGAwAgkAAAD87///EqoQ/7ClAACCAAAAAABEIUCgBwiEEES0L84YAAAAA7gEgAAABAAQCgACAPD3+3//" +
      "//+fb+/nvf+v////JgFBxO9/73///3//+39f/F78v/9//+7333//b/9//+/3+3n1/zbQ7pP3ff/////9/v9fr77e" +
      "f0FhSPP//1jxWeGhzzhfqGT9e7/f/////vu79//32//6/wGEKfB//P+8vf/v/+9f0D4V93j//f7/n///v//3/9//" +
      "+351//sTwN/i/////z//////t//9/mX0cfcffzvXc5+NXPVdoB4gAGAEEJAgEQAAAERtQAAAgAAAAQCcBANIAAgA" +
      "AABIABAAwODGutz0QOUp3gJZtZICIAEAQAAIAAAAeP+vv8BCCkQCSgAARgKQCAAIAAAAAAAAAgAACABCgPh9mwgQ" +
      "AAAAAAAAAABkwBYAAAAAAAAUAAAAQDYUFgAQACDgH0MAgAT4/7wfACUAAQAUAAAAAAAAAAQAMQAgBQQAQAAAgEEA" +
      "AAAAAgAAAAAAAAAAAAAAAPD//3+zn28ICAAAkgFGmuO9AAQAgKEgqAQRQMD+Ry8BAQBYQJBKdZd9vuOY4VUP1b86" +
      "oxAAAAAAAADL/fYLKrCBaAUQFnF0AwAAgAEgIQQAAGEgRiAAAAD4+v/L17xwrPH0UkAVECVMDwQAAGAtR4odEDoY" +
      "SDWJAAAC/t//9xVOkX///y3ffYypXgj///8LAEDAVswWPvdv8r3/tyV9DUCEEaDLSQkCFAoYcEAIICQA/v//t/kH" +
      "GEBUAWQREKBixScAAAAIyLRCAgIBw39/BwAAgOA+jUzlSeS7/1HbbBUU6mHMMD2AAAAAMNFHFCZ8gwQgAuXvd3sB" +
      "AAgIQtlCEAZEAAAkBEQAwP/v/1UgYCERAAAAAgAIhgEAAAAABmEEqBACjAEeIQEAAGCZXEcRMlX4//9fFgEBCKEO" +
      "8P//PwgAAASBEyCAQwJQuJ0NhAEIAAAAAgAAAAAACCFRAAQIAAA=",
  ),
  (character) => character.charCodeAt(0),
);

/** True for a registered subtag in lower case. This is wider than hreflang, which wants ISO 639-1. */
export function isRegisteredLanguage(subtag: string): boolean {
  if (!/^[a-z]{2,3}$/.test(subtag)) return false;
  const [first = 0, second = 0, third = 96] = [...subtag].map((letter) => letter.charCodeAt(0));
  const place = ((first - 97) * 26 + (second - 97)) * 27 + (third - 96);
  return ((SUBTAG_BITS[place >> 3] ?? 0) & (1 << (place & 7))) !== 0;
}
