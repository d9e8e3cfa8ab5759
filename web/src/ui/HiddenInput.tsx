import { chakra } from '@chakra-ui/react';

/** Visually hidden native radio button; its label shows the state. */
export const HiddenInput = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    margin: '0',
    opacity: '0',
    cursor: 'inherit',
  },
});
