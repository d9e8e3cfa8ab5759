/** Focus ring, also for labels whose hidden input is focused. */
export const focusRing = {
  outline: '{borderWidths.rule} solid {colors.focus}',
  outlineOffset: '{spacing.0.5}',
};
