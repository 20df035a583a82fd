type Sample = readonly [suffix: string, value: number];

/** One figure with its samples, in the text form of Prometheus. Names get the prefix "site_". */
export function family(
  name: string,
  type: string,
  help: string,
  samples: readonly Sample[],
): string[] {
  const full = `site_${name}`;
  return [
    `# HELP ${full} ${help}`,
    `# TYPE ${full} ${type}`,
    ...samples.map(([suffix, value]) => `${full}${suffix} ${value}`),
  ];
}

/** A count with a sample for each key, which becomes the value of one label. */
export function counter<Key extends string | number>(
  name: string,
  help: string,
  label: string,
  counts: ReadonlyMap<Key, number>,
): string[] {
  const samples = [...counts].map(([key, value]) => [`{${label}="${key}"}`, value] as const);
  return family(name, "counter", help, samples);
}

/** Lines of the text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function gauge(name: string, help: string, value: number): string[] {
  return family(name, "gauge", help, [["", value]]);
}

/** Counts one more. */
export function add<Key>(map: Map<Key, number>, key: Key) {
  map.set(key, (map.get(key) ?? 0) + 1);
}

/** How often something took at most so many seconds: cumulative, as Prometheus wants it. */
export function createHistogram(bounds: readonly number[]) {
  const buckets = bounds.map(() => 0);
  let count = 0;
  let sum = 0;
  return {
    observe(seconds: number) {
      count += 1;
      sum += seconds;
      for (const [index, bound] of bounds.entries()) {
        if (seconds <= bound) buckets[index] = (buckets[index] ?? 0) + 1;
      }
    },
    samples: (): Sample[] => [
      ...bounds.map((bound, index) => [`_bucket{le="${bound}"}`, buckets[index] ?? 0] as const),
      ['_bucket{le="+Inf"}', count],
      ["_sum", sum],
      ["_count", count],
    ],
  };
}
