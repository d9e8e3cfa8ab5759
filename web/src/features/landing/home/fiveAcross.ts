import type { SystemStyleObject } from '@chakra-ui/react';

/** A list of five: in one row, or three and two below them, in the middle. */
export const fiveAcross: SystemStyleObject = {
  display: 'grid',
  columnGap: '6',
  md: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))', '& > li': { gridColumnEnd: 'span 2' } },
  mdToLg: { '& > li:nth-of-type(4)': { gridColumnStart: '2' } },
  lg: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))', '& > li': { gridColumnEnd: 'span 1' } },
};
