/** What to do first, for every rule that finds what looks like a hack. */
export const IF_HACKED =
  "Look first at Security issues in Google Search Console. Change all passwords (hosting, administrators, FTP, database), update the software with its themes and plugins, restore a clean backup, and then ask Google there for a review.";

/** https://developers.google.com/search/docs/essentials/spam-policies */
export const SPAM_POLICIES = "https://developers.google.com/search/docs/essentials/spam-policies";
