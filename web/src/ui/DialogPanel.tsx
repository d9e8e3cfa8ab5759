import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { PHONE, useMediaQuery } from './mediaQuery.ts';
import { DURATION, SETTLE } from './motion/timing.ts';
import { useMotionReady } from './motion/useMotionReady.ts';

interface DialogPanelProps {
  isOpen: boolean;
  /** Called when the exit animation has ended. */
  onExited: () => void;
  children: ReactNode;
}

/** Surface of a dialog above its backdrop, with its animation. */
export function DialogPanel({ isOpen, onExited, children }: DialogPanelProps) {
  const isReady = useMotionReady();
  const hidden = useMediaQuery(PHONE) ? { y: '100%' } : { opacity: 0, y: 12 };
  const transition = { duration: isOpen ? DURATION.settle : DURATION.quick, ease: SETTLE };
  return (
    <Portal>
      <ChakraDialog.Backdrop asChild>
        <m.div
          initial={isReady && { opacity: 0 }}
          animate={{ opacity: isOpen ? 1 : 0 }}
          transition={transition}
        />
      </ChakraDialog.Backdrop>
      <ChakraDialog.Positioner>
        <ChakraDialog.Content asChild>
          <m.div
            initial={isReady && hidden}
            animate={isOpen ? { opacity: 1, y: 0 } : hidden}
            transition={transition}
            onAnimationComplete={() => {
              if (!isOpen) onExited();
            }}
          >
            {children}
          </m.div>
        </ChakraDialog.Content>
      </ChakraDialog.Positioner>
    </Portal>
  );
}
