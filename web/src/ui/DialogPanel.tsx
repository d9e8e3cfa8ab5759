import { Dialog as ChakraDialog, Portal } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import type { ReactNode } from 'react';
import { DURATION, SETTLE } from './motion/timing.ts';
import { useMotionReady } from './motion/useMotionReady.ts';
import { useMediaQuery } from './useMediaQuery.ts';

/** One pixel below the theme's `md`: there a dialog is a sheet at the bottom. */
const PHONE = '(max-width: 47.9375rem)';

interface DialogPanelProps {
  isOpen: boolean;
  /** Called when the panel has left the screen. */
  onExited: () => void;
  children: ReactNode;
}

/** The surface of a dialog over its backdrop: it rises, on a phone it comes from the bottom edge. */
export function DialogPanel({ isOpen, onExited, children }: DialogPanelProps) {
  const isReady = useMotionReady();
  const away = useMediaQuery(PHONE) ? { y: '100%' } : { opacity: 0, y: 12 };
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
            initial={isReady && away}
            animate={isOpen ? { opacity: 1, y: 0 } : away}
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
