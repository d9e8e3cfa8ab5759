import { domAnimation } from 'framer-motion';

/** What animates, in a chunk of its own: loaded after the first paint. */
export const features = domAnimation;
