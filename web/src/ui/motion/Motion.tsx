import { LazyMotion, MotionConfig, type FeatureBundle } from 'framer-motion';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { MotionReady } from './useMotionReady.ts';

const NO_FEATURES = {} as FeatureBundle;

/**
 * Lets `m` components below animate, from the moment on that the code for it is loaded. Transforms
 * are off for users who prefer reduced motion.
 */
export function Motion({ children }: { children: ReactNode }) {
  const [features, setFeatures] = useState<FeatureBundle>();
  useEffect(() => {
    import('./features.ts').then(
      (loaded) => {
        // Outside of a transition, parts that wait for their code would lose their prerendered markup.
        startTransition(() => {
          setFeatures(loaded.features);
        });
      },
      (error: unknown) => {
        console.warn('Nothing moves: the code of the animations could not be loaded.', error);
      },
    );
  }, []);
  return (
    <MotionReady value={features !== undefined}>
      <LazyMotion features={features ?? NO_FEATURES} strict>
        <MotionConfig reducedMotion="user">{children}</MotionConfig>
      </LazyMotion>
    </MotionReady>
  );
}
