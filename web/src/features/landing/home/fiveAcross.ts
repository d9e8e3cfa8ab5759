import type { SystemStyleObject } from '@chakra-ui/react';

/** List of five in one row, or three and, centred below, two. */
export const fiveAcross: SystemStyleObject = {
  display: 'grid',
  columnGap: '6',
  md: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', '& > li': { gridColumnEnd: 'span 2' } },
  mdToLg: { '& > li:nth-of-type(4)': { gridColumnStart: '2' } },
  lg: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', '& > li': { gridColumnEnd: 'span 1' } },
};
