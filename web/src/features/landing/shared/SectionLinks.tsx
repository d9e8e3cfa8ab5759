import { chakra, type HTMLChakraProps } from '@chakra-ui/react';
import { useLocation } from 'react-router-dom';
import { sections } from '../../../content/navigation.ts';
import { PlainLink } from './PlainLink.tsx';
import { sectionAddress } from './sectionAddress.ts';

/** The sections of the landing page, in their order. */
export function SectionLinks(style: HTMLChakraProps<'ul'>) {
  const { pathname } = useLocation();
  return (
    <chakra.ul {...style}>
      {sections.map(({ label, to }) => (
        <li key={to}>
          <PlainLink to={sectionAddress(to, pathname)} fontWeight="value">
            {label}
          </PlainLink>
        </li>
      ))}
    </chakra.ul>
  );
}
