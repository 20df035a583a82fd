/** Words of the drafts that praise and that blame, for the tests. Each is in at least one draft. */
export const strength = {
  praise:
    /excellent|without reservation|very well|wholeheartedly|second thought|more satisfied|gladly/,
  blame:
    /disappoint(?!ed\.$)|let me down|dissatisfied|advise against|fell short|not satisfied|think twice|cannot recommend/,
};
