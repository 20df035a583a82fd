/** Words of the drafts that praise and that blame, for the tests. Each is in at least one draft. */
export const strength = {
  praise: /كانت ممتازة|غاية الرضا|بكل ثقة/,
  blame: /سيئة جدًا|غير مُرضية|لا أنصح|مخيّبة|أفضل من ذلك/,
};
