/** Hatching, for what is only context. */
export const HATCH =
  'repeating-linear-gradient(-45deg, {colors.stone-soft} 0 3px, {colors.surface} 3px 6px)';
