import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** Link of a bar; its target covers bar, label and value. */
export const ChartLink = chakra(
  Link,
  {
    base: {
      display: 'grid',
      minH: 'target',
      borderRadius: '2',
      color: 'inherit',
      '& [data-label]': { textUnderlineOffset: '0.2em' },
      _hover: { '& [data-label]': { textDecoration: 'underline' } },
      '&[aria-current] [data-label]': { color: 'brand' },
    },
  },
  { defaultProps: { preventScrollReset: true } },
);
