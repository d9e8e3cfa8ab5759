import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Shows one of several elements in the same grid cell, so that the content below does not move.
 * Without JavaScript all are shown in a column.
 */
export const stacked = (shown: boolean): SystemStyleObject => ({
  gridArea: '1 / 1',
  visibility: shown ? 'visible' : 'hidden',
  '@media (scripting: none)': { gridArea: 'auto', visibility: 'visible' },
});
