import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { sections } from '../../../content/navigation.ts';
import { PlainLink } from './PlainLink.tsx';
import { sectionUrl } from './sectionUrl.ts';
import type { Visitor } from './visitor.ts';

interface SectionLinksProps extends HTMLChakraProps<'ul'> {
  visitor: Visitor;
}

/** Links to the sections of the landing page, in order. */
export function SectionLinks({ visitor, ...style }: SectionLinksProps) {
  const { pathname } = useLocation();
  return (
    <chakra.ul {...style}>
      {sections.map(({ label, to }) => (
        <li key={to}>
          <PlainLink to={sectionUrl(to, pathname, visitor)} fontWeight="medium">
            {label}
          </PlainLink>
        </li>
      ))}
    </chakra.ul>
  );
}
