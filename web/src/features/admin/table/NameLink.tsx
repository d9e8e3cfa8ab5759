import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { contactLink } from '../../../ui/contactLink.ts';

/** The name of a record as a link, in a table. */
export const NameLink = chakra(Link, {
  base: { ...contactLink, textDecorationColor: 'transparent' },
});
