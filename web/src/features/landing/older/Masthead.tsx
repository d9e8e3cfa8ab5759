import { chakra, Flex, Grid } from '@chakra-ui/react';
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
export function Masthead({ visitor }: { visitor: Visitor }) {
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
