import { LazyMotion, MotionConfig, type FeatureBundle } from 'framer-motion';
import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { MotionReady } from './useMotionReady.ts';

const NO_FEATURES = {} as FeatureBundle;

/**
 * Enables animations of `m` components once their code is loaded. Transforms are off for users who
 * prefer reduced motion.
 */
export function Motion({ children }: { children: ReactNode }) {
  const [features, setFeatures] = useState<FeatureBundle>();
  useEffect(() => {
    import('./features.ts').then(
      (loaded) => {
        // In a transition: otherwise lazy components that still load would replace their
        // prerendered markup with fallbacks.
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
