import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link without underline, for rows and columns of links. */
export const PlainLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'target',
    borderRadius: '1',
    textDecoration: 'none',
    transitionProperty: 'color',
    transitionDuration: '1',
    _hover: { color: 'brand', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  },
});
