/** Where freelancers are reviewed, in the form's order, and each one's entry in the review limits. */
export const platformKeys = {
  Fiverr: "fiverr",
  Upwork: "upwork",
  Other: "otherFreelance",
} as const;

export type FreelancePlatform = keyof typeof platformKeys;

export const freelancePlatforms = Object.keys(platformKeys) as FreelancePlatform[];
