import { expect, test } from "vitest";

import { withoutTracking } from "./without-tracking.ts";

test.each([
  ["https://a.pk/x?utm_source=y&utm_medium=z", "https://a.pk/x"],
  ["https://a.pk/x?_pos=1&_sid=ab&_ss=r", "https://a.pk/x"],
  ["https://a.pk/x?size=m&srsltid=Af1&colour=%d8%b4", "https://a.pk/x?size=m&colour=%d8%b4"],
  ["https://a.pk/x?p=2&sid=1", "https://a.pk/x?p=2&sid=1"],
  ["https://a.pk/x?position=1", "https://a.pk/x?position=1"],
  ["https://a.pk/x", "https://a.pk/x"],
  ["https://a.pk/x?UTM_Source=y&FBCLID=1&GCLID=2", "https://a.pk/x"],
  ["https://a.pk/x?msclkid=1&mc_cid=2&mc_eid=3&_ga=2.1&_gl=1*x", "https://a.pk/x"],
  ["https://a.pk/x?ttclid=1&twclid=2&mtm_campaign=eid&pk_kwd=a&hsa_acc=1", "https://a.pk/x"],
  ["https://a.pk/x?PHPSESSID=abc&p=2", "https://a.pk/x?p=2"],
  ["https://a.pk/x?jsessionid=1A2B.node1", "https://a.pk/x"],
  ["https://a.pk/x;jsessionid=1A2B?p=2", "https://a.pk/x?p=2"],
  ["https://a.pk/x;JSESSIONID=1A2B/y", "https://a.pk/x/y"],
  ["https://a.pk/x?sid=0123456789abcdef0123456789abcdef", "https://a.pk/x"],
  ["https://a.pk/x?sid=spring-collection-of-2026", "https://a.pk/x?sid=spring-collection-of-2026"],
  ["https://a.pk/x/?share=facebook&nb=1", "https://a.pk/x/"],
  ["https://a.pk/x?replytocom=3", "https://a.pk/x"],
  ["https://a.pk/x?id=2&print=1&tmpl=component", "https://a.pk/x?id=2"],
  ["https://a.pk/x?format=amp", "https://a.pk/x"],
  ["https://a.pk/x?outputType=amp", "https://a.pk/x"],
  [
    "https://a.pk/x?format=large&view=list&shares=3&printer=hp",
    "https://a.pk/x?format=large&view=list&shares=3&printer=hp",
  ],
  ["https://a.pk/x?ref=a1&source=b", "https://a.pk/x?ref=a1&source=b"],
  ["https://a.pk/x;v=2?gad=1&clid=3", "https://a.pk/x;v=2?gad=1&clid=3"],
])("of %s the page is %s", (address, page) => {
  expect(withoutTracking(address)).toBe(page);
});
