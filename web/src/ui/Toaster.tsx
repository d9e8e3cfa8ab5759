import { chakra, Toast, Toaster as ChakraToaster } from '@chakra-ui/react';
import { Button } from './Button.tsx';
import { Icon } from './icon/Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { toaster } from './toaster.ts';

/** The live region at the bottom right (at the top on a phone). */
export function Toaster() {
  return (
    <ChakraToaster toaster={toaster} insetInline={{ mdDown: '4' }} zIndex="toast">
      {(item) => (
        <Toast.Root width={{ base: '100%', md: 'toast' }} maxW="calc(100vw - {spacing.8})">
          <chakra.span color={item.type === 'error' ? 'brick' : 'leaf'}>
            <Icon name={item.type === 'error' ? 'alert' : 'check'} size="target" />
          </chakra.span>
          <chakra.div flex="1" minW="0">
            <Toast.Title>{item.title}</Toast.Title>
            {item.description && <Toast.Description>{item.description}</Toast.Description>}
            {item.action && (
              <Toast.ActionTrigger asChild>
                <Button tone="plain" size="sm" marginTop="1" marginInlineStart="-3">
                  {item.action.label}
                </Button>
              </Toast.ActionTrigger>
            )}
          </chakra.div>
          <Toast.CloseTrigger asChild>
            <IconButton icon="x" label="Close" marginBlock="-1" />
          </Toast.CloseTrigger>
        </Toast.Root>
      )}
    </ChakraToaster>
  );
}
