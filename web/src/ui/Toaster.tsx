import { t } from '@lingui/core/macro';
import { chakra, Flex, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import * as m from 'framer-motion/m';
import { Button } from './Button.tsx';
import { Icon } from './icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { langOf } from './langOf.ts';
import { DURATION, SETTLE } from './motion/timing.ts';
import { useMotionReady } from './motion/useMotionReady.ts';
import { toaster } from './toaster.ts';

/** Toasts at the top of the page. A failure is announced assertively, a success politely. */
export function Toaster() {
  const isReady = useMotionReady();
  return (
    <ChakraToaster
      toaster={toaster}
      aria-label={t`Notifications`}
      insetInline={{ mdDown: '4' }}
      zIndex="toast"
    >
      {(item) => (
        <Toast.Root
          role={item.type === 'error' ? 'alert' : 'status'}
          width={{ base: '100%', md: 'toast' }}
          maxW="calc(100vw - {spacing.8})"
        >
          <Flex
            asChild
            align="flex-start"
            gap="3"
            width="100%"
            padding="4"
            bg="surface"
            color="ink"
            border="line"
            borderInlineStartWidth="status"
            borderInlineStartColor={item.type === 'error' ? 'brick' : 'leaf'}
            borderRadius="3"
            boxShadow="2"
          >
            <m.div
              initial={isReady && { opacity: 0, y: -24 }}
              animate={{ opacity: 1, y: 0 }}
              transition={{ duration: DURATION.settle, ease: SETTLE }}
            >
              <chakra.span color={item.type === 'error' ? 'brick' : 'leaf'}>
                <Icon name={item.type === 'error' ? 'alert' : 'check'} size="target" />
              </chakra.span>
              <chakra.div flex="1" minW="0">
                <Toast.Title lang={langOf(item.title)}>{item.title}</Toast.Title>
                {item.description && (
                  <Toast.Description lang={langOf(item.description)}>
                    {item.description}
                  </Toast.Description>
                )}
                {item.action && (
                  <Toast.ActionTrigger asChild>
                    <Button tone="plain" size="sm" marginTop="1" marginInlineStart="-3">
                      {item.action.label}
                    </Button>
                  </Toast.ActionTrigger>
                )}
              </chakra.div>
              <Toast.CloseTrigger asChild aria-label={t`Dismiss notification`}>
                <IconButton icon="x" label={t`Close`} marginBlock="-1" />
              </Toast.CloseTrigger>
            </m.div>
          </Flex>
        </Toast.Root>
      )}
    </ChakraToaster>
  );
}
