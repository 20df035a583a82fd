import { faisalabadCopy } from "#app/content/cities/dedicated/faisalabad.ts";
import { islamabadCopy } from "#app/content/cities/dedicated/islamabad.ts";
import { karachiCopy } from "#app/content/cities/dedicated/karachi.ts";
import { multanCopy } from "#app/content/cities/dedicated/multan.ts";
import { muzaffarabadCopy } from "#app/content/cities/dedicated/muzaffarabad.ts";
import { peshawarCopy } from "#app/content/cities/dedicated/peshawar.ts";
import { quettaCopy } from "#app/content/cities/dedicated/quetta.ts";
import { rawalpindiCopy } from "#app/content/cities/dedicated/rawalpindi.ts";
import type { DedicatedCopy } from "#app/content/cities/schema.ts";

/** The cities whose page is written for them alone. Lahore's has a route of its own. */
export const dedicatedCopies: readonly DedicatedCopy[] = [
  karachiCopy,
  islamabadCopy,
  faisalabadCopy,
  multanCopy,
  rawalpindiCopy,
  peshawarCopy,
  quettaCopy,
  muzaffarabadCopy,
];

export function findDedicatedCopy(slug: string): DedicatedCopy | undefined {
  return dedicatedCopies.find((copy) => copy.slug === slug);
}
