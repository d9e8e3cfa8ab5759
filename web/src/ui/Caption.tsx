import { chakra } from '@chakra-ui/react';

/** A line of small, faint text below what it describes. */
export const Caption = chakra('p', { base: { textStyle: 'caption', color: 'ink-faint' } });
