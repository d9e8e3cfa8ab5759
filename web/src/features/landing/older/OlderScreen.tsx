import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { PublicShell, type PublicScreenProps } from '../shared/PublicShell.tsx';
import { chapters } from './chapters.ts';
import { brand } from '../../../content/brand.ts';
import { hero } from '../../../content/hero.ts';
import engraving from '../../../content/pictures/engraving.svg?no-inline';
import { VisitorActions } from '../shared/VisitorActions.tsx';
import type { Visitor } from '../shared/visitor.ts';

/** Main illustration as a one-colour engraving. */
function Frontispiece() {
  return (
    <chakra.div
      role="img"
      aria-label="An engraving of a traveller on a road past five waymarks towards the sun"
      height={{ base: 'engravingPhone', md: 'auto' }}
      aspectRatio={{ md: '1016 / 350' }}
      marginTop={{ base: '6', md: '8' }}
      borderBlock="line"
    >
      <chakra.div
        height="100%"
        bg="ink"
        forcedColorAdjust="none"
        maskImage={`url(${engraving})`}
        maskSize="cover"
        maskPosition="64% 100%"
        maskRepeat="no-repeat"
      />
    </chakra.div>
  );
}

/** Title page: double rule, headline, engraving and lead. */
function Masthead({ visitor }: { visitor: Visitor }) {
  return (
    <chakra.section paddingTop={{ base: '6', md: '10' }} paddingBottom={{ base: '10', md: '16' }}>
      <Flex
        wrap="wrap"
        justify="space-between"
        columnGap="6"
        paddingBlock="2.5"
        borderTop="masthead"
        borderBottom="line"
        textStyle="small"
        color="ink-soft"
      >
        <p>{brand.claim}</p>
        <p>{brand.place}</p>
      </Flex>
      <chakra.h1
        textStyle="hero"
        marginTop={{ base: '6', md: '10' }}
        textAlign={{ md: 'center' }}
        textWrap="balance"
      >
        {hero.headline}
      </chakra.h1>
      <Frontispiece />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }}
        alignItems="end"
        columnGap="12"
        rowGap="6"
        marginTop={{ base: '6', md: '8' }}
      >
        <chakra.p maxW="44ch" textStyle="lead" color="ink-soft" textWrap="pretty">
          {hero.lead}
        </chakra.p>
        <chakra.div alignSelf="end">
          <VisitorActions visitor={visitor} />
        </chakra.div>
      </Grid>
    </chakra.section>
  );
}

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
