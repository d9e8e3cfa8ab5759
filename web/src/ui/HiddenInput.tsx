import { chakra } from '@chakra-ui/react';

/** A native radio button that lies unseen over the label it belongs to, which shows its state. */
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
