import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';

/** A link in a row or column of links, where the place says that it is one. */
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
