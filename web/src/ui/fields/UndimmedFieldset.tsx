import { chakra } from '@chakra-ui/react';

/** Disabled fieldset without the disabled style. */
export const UndimmedFieldset = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    minW: '0',
    margin: '0',
    padding: '0',
    borderWidth: '0',
    _disabled: { '& :disabled': { bg: 'surface', color: 'ink', opacity: '1', cursor: 'progress' } },
  },
});
