const SHORT = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const LONG = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The month `count` months after `month`: addMonths("2023-11", 3) → "2024-02". */
export function addMonths(month: string, count: number): string {
  const [year, index] = splitMonth(month);
  const total = year * 12 + index + count;
  return `${Math.floor(total / 12)}-${String((total % 12) + 1).padStart(2, "0")}`;
}

/** How many months lie between two: monthsBetween("2023-09", "2024-03") → 6. */
export function monthsBetween(from: string, to: string): number {
  const [fromYear, fromIndex] = splitMonth(from);
  const [toYear, toIndex] = splitMonth(to);
  return (toYear - fromYear) * 12 + toIndex - fromIndex;
}

/** "2024-03" → "Mar" */
export function shortMonth(month: string): string {
  return SHORT[splitMonth(month)[1]] ?? month;
}

/** "2024-03" → "March" */
export function longMonth(month: string): string {
  return LONG[splitMonth(month)[1]] ?? month;
}

/** "2024-03" → "March 2024" */
export function monthAndYear(month: string): string {
  return `${longMonth(month)} ${splitMonth(month)[0]}`;
}

function splitMonth(month: string): [year: number, index: number] {
  const [year = "", number = ""] = month.split("-");
  return [Number(year), Number(number) - 1];
}
