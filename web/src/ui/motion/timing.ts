/** Durations in seconds for framer-motion, equal to the theme's tokens. */
export const DURATION = { quick: 0.15, settle: 0.22, draw: 1.4 } as const;

/** The theme's easing `settle`. */
export const SETTLE = [0.2, 0.7, 0.2, 1] as const;
