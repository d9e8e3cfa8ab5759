import { createContext, use } from 'react';

export const MotionReady = createContext(false);

/**
 * True once animations can run. Before that an element must not be given an initial style: it would
 * keep it.
 */
export const useMotionReady = (): boolean => use(MotionReady);
