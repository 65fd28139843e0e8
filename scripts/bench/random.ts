/** Pseudo-random numbers that a seed repeats (mulberry32). */
export function random(seed: number): { readonly nextInteger: (below: number) => number } {
  let state = seed;
  return {
    nextInteger: (below) => {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), state | 1);
      mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
      return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
    },
  };
}
