/** The ring around what has the keyboard's focus; also for labels whose hidden input has it. */
export const focusRing = {
  outline: '{borderWidths.rule} solid {colors.focus}',
  outlineOffset: '{spacing.0.5}',
};
