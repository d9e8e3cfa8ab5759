/** Hatch pattern for secondary values. */
export const HATCH =
  'repeating-linear-gradient(-45deg, {colors.stone-soft} 0 3px, {colors.surface} 3px 6px)';
