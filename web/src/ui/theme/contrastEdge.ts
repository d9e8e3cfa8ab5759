/**
 * Outline of a part that only its background or shadow sets apart. Contrast themes drop both, and
 * paint a transparent outline.
 */
export const CONTRAST_EDGE = '{borderWidths.line} solid transparent';
