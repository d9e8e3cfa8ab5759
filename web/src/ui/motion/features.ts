import { domAnimation } from 'framer-motion';

/** Animation features, in a chunk that is loaded after the first paint. */
export const features = domAnimation;
