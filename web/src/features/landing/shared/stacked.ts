import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * For things of which one is shown at a time: all lie in one place, so that the page below never
 * moves. Without JavaScript, all are read one below the other.
 */
export const stacked = (shown: boolean): SystemStyleObject => ({
  gridArea: '1 / 1',
  visibility: shown ? 'visible' : 'hidden',
  '@media (scripting: none)': { gridArea: 'auto', visibility: 'visible' },
});
