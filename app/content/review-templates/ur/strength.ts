/** Words of the drafts that praise and that blame, for the tests. Each is in at least one draft. */
export const strength = {
  praise: /بہترین|ہر لحاظ|بخوبی|ضرور جائیں|کہ ضرور لیں/,
  blame: /مایوس|مشورہ دینا مشکل|مطمئن نہیں|پوری نہیں|سوال ہی پیدا/,
};
