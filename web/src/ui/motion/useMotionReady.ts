import { createContext, use } from 'react';

export const MotionReady = createContext(false);

/**
 * True once the animation code is loaded. Do not set an initial style before: the element would
 * keep it.
 */
export const useMotionReady = (): boolean => use(MotionReady);
