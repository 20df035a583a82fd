/** Which page an unknown path most likely meant; our own rule: the fewest letters to add, drop, change or swap. */
export const knownPaths = [
  "/",
  "/desks",
  "/desks/oak",
  "/delivery",
  "/about-us",
  "/cities/lahore",
  "/cities/karachi",
] as const;

export type NearestCase = {
  rule: string;
  unknown: string;
  meant: (typeof knownPaths)[number] | undefined;
};

export const nearestCases: readonly NearestCase[] = [
  { rule: "a letter too many", unknown: "/deskss", meant: "/desks" },
  { rule: "a letter too few", unknown: "/delivry", meant: "/delivery" },
  { rule: "a wrong letter", unknown: "/about-as", meant: "/about-us" },
  { rule: "two letters swapped", unknown: "/dleivery", meant: "/delivery" },
  { rule: "capitals and a slash at the end", unknown: "/Delivery/", meant: "/delivery" },
  { rule: "an ending of old files", unknown: "/delivery.php", meant: "/delivery" },
  { rule: "the last part without its folder", unknown: "/karachi", meant: "/cities/karachi" },
  {
    rule: "another folder above the last part",
    unknown: "/pakistan/lahore",
    meant: "/cities/lahore",
  },
  { rule: "the root means nothing else", unknown: "/", meant: undefined },
  { rule: "another word is no misspelling", unknown: "/wp-admin", meant: undefined },
];
