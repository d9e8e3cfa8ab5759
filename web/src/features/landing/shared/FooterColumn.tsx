import { chakra } from '@chakra-ui/react';
import { Children, type ReactNode } from 'react';

interface FooterColumnProps {
  title: string;
  /** Links and lines of text. */
  children: ReactNode;
}

export function FooterColumn({ title, children }: FooterColumnProps) {
  return (
    <chakra.div textStyle="small" color="ink-soft" minW="0">
      <chakra.h2 textStyle="label" fontFamily="text" color="ink" marginBottom="1.5">
        {title}
      </chakra.h2>
      <chakra.ul
        display="grid"
        gap="1"
        overflowWrap="anywhere"
        css={{ '& a, & span': { display: 'inline-flex', alignItems: 'center', minH: 'target' } }}
      >
        {Children.map(children, (child) => (
          <li>{child}</li>
        ))}
      </chakra.ul>
    </chakra.div>
  );
}
