/**
 * What rel says, by Google's page
 * (https://developers.google.com/search/docs/crawling-indexing/qualify-outbound-links): nofollow, ugc
 * and sponsored, in any case, parted by blanks or commas.
 */
export type RelCase = {
  rule: string;
  rel: string;
  labels: readonly ("nofollow" | "ugc" | "sponsored")[];
};

export const relCases: readonly RelCase[] = [
  { rule: "no rel forbids nothing", rel: "", labels: [] },
  { rule: "nofollow", rel: "nofollow", labels: ["nofollow"] },
  { rule: "ugc alone is enough", rel: "ugc", labels: ["ugc"] },
  { rule: "sponsored alone is enough", rel: "sponsored", labels: ["sponsored"] },
  {
    rule: "all three, in the order in which we name them",
    rel: "sponsored ugc nofollow",
    labels: ["nofollow", "ugc", "sponsored"],
  },
  { rule: "commas part as blanks do", rel: "ugc,nofollow", labels: ["nofollow", "ugc"] },
  { rule: "line breaks and tabs part too", rel: "ugc\n\tnofollow", labels: ["nofollow", "ugc"] },
  { rule: "capitals count as small letters", rel: "NoFollow", labels: ["nofollow"] },
  {
    rule: "words beside them change nothing",
    rel: "noopener nofollow noreferrer",
    labels: ["nofollow"],
  },
  { rule: "other words forbid nothing", rel: "noopener noreferrer external me", labels: [] },
  { rule: "a part of a word is no word", rel: "nofollowed dofollow no-follow", labels: [] },
  { rule: "dofollow does not exist", rel: "dofollow", labels: [] },
];
