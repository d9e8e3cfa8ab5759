import { chakra } from '@chakra-ui/react';
import { chapters } from './chapters.ts';

/** Table of contents in two columns. */
export function Contents() {
  return (
    <chakra.nav aria-label="Chapters" paddingBottom={{ base: '10', md: '16' }}>
      <chakra.ol
        columns={{ md: '2' }}
        columnGap="12"
        css={{ '& > li': { breakInside: 'avoid', borderTop: 'line' } }}
      >
        {chapters.map(({ id, title }, index) => (
          <li key={id}>
            <chakra.a
              href={`#${id}`}
              display="flex"
              alignItems="baseline"
              gap="4"
              paddingBlock="3"
              color="ink"
              textDecoration="none"
              _hover={{ color: 'brand' }}
            >
              <chakra.span textStyle="figure" fontSize="14" color="brand">
                {index + 1}
              </chakra.span>
              <chakra.span textStyle="stage">{title}</chakra.span>
            </chakra.a>
          </li>
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}
