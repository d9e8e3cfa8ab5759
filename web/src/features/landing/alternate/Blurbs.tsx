import { chakra } from '@chakra-ui/react';
import { features } from '../../../content/features.ts';
import { Wide } from '../shared/Wide.tsx';

/** The three blurbs in a row. */
export function Blurbs() {
  return (
    <Wide asChild paddingBlock={{ base: '16', md: '28' }}>
      <section>
        <chakra.h2 textStyle="page">{features.title}</chakra.h2>
        <chakra.ul
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
          columnGap="10"
          marginTop={{ base: '6', md: '10' }}
        >
          {features.items.map(({ id, title, text }) => (
            <chakra.li
              key={id}
              display="grid"
              alignContent="start"
              gap="2"
              paddingTop="5"
              paddingBottom={{ base: '6', md: '0' }}
              borderTopWidth="rule"
              borderTopStyle="solid"
              borderTopColor="brand"
            >
              <chakra.h3 textStyle="section">{title}</chakra.h3>
              <chakra.p color="ink-soft" textWrap="pretty">
                {text}
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ul>
      </section>
    </Wide>
  );
}
