import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { PublicShell, type PublicScreenProps } from '../shared/PublicShell.tsx';
import { Masthead } from './Masthead.tsx';
import { chapters } from './chapters.ts';

/** Table of contents in two columns. */
function Contents() {
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

const OlderSections = lazyPart(async () => (await import('./OlderSections.tsx')).OlderSections);

/** `/old-home`: the content of the landing page as a printed prospectus. */
export function OlderScreen(props: PublicScreenProps) {
  return (
    <PublicShell
      {...props}
      maxW="prospectus"
      marginInline="auto"
      paddingInline="gutter"
      paddingBottom={{ base: '4', md: '8' }}
      bg="surface"
      border="line"
      xlDown={{ borderInlineWidth: '0' }}
    >
      <Masthead visitor={props.visitor} />
      <Contents />
      <Suspense>
        <OlderSections visitor={props.visitor} />
      </Suspense>
    </PublicShell>
  );
}
