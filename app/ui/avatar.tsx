type AvatarProps = { name: string; initials: string; size?: "large" };

/** A person without a photograph: initials on a tinted ground, with a dot pattern that the name decides. */
export function Avatar({ name, initials, size }: AvatarProps) {
  return (
    <svg className="avatar" data-size={size} viewBox="0 0 40 40" aria-hidden>
      <rect width="40" height="40" />
      <path d={dotPattern(name)} />
      <text x="20" y="25.5" textAnchor="middle">
        {initials}
      </text>
    </svg>
  );
}

const STEP = 6;
const CELLS = 6;

/** About every third cell of a six by six grid, as one path. */
function dotPattern(name: string): string {
  const next = chance(name);
  let path = "";

  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const draw = next();
      if (draw > 0.36) continue;
      const radius = draw > 0.18 ? 1 : 1.6;
      path += `M${5 + column * STEP - radius} ${5 + row * STEP}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
    }
  }
  return path;
}

/** Numbers from 0 to 1 that the seed fixes: FNV-1a for the start, then mulberry32. */
function chance(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const character of seed) {
    state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
