import { useEffect, useState, startTransition, type ReactNode, type ComponentType } from 'react';
import { ChakraProvider } from '@chakra-ui/react';
import { followSystem } from './colorMode.ts';
import './theme/fonts/fallbackFonts.css';
import { system } from './theme/system.ts';
import { LazyMotion, MotionConfig, type FeatureBundle } from 'framer-motion';
import { MotionReady } from './motion/useMotionReady.ts';

const NO_FEATURES = {} as FeatureBundle;

/**
 * Enables animations of `m` components once their code is loaded. Transforms are off for users who
 * prefer reduced motion.
 */
function Motion({ children }: { children: ReactNode }) {
  const [features, setFeatures] = useState<FeatureBundle>();
  useEffect(() => {
    import('./motion/features.ts').then(
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

/**
 * Live region of the toasts, loaded after the first paint. It must exist before the first toast:
 * screen readers announce only changes of an existing region.
 */
export function ToastRegion() {
  const [Region, setRegion] = useState<ComponentType | null>(null);

  useEffect(() => {
    import('./Toaster.tsx').then(
      ({ Toaster }) => {
        setRegion(() => Toaster);
      },
      (error: unknown) => {
        console.warn('Toasts could not be loaded.', error);
      },
    );
  }, []);

  return Region && <Region />;
}

/** Provides tokens, fonts and colour mode. */
export function Theme({ children }: { children: ReactNode }) {
  useEffect(followSystem, []);
  return <ChakraProvider value={system}>{children}</ChakraProvider>;
}

/** Providers of the UI: theme, motion, and the live region of the toasts. */
export function UiProvider({ children }: { children: ReactNode }) {
  return (
    <Theme>
      <Motion>
        {children}
        <ToastRegion />
      </Motion>
    </Theme>
  );
}
