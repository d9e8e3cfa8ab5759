import { chakra } from '@chakra-ui/react';
import { brand } from '../../../content/brand.ts';
import { hero } from '../../../content/hero.ts';
import { VisitorActions } from '../shared/VisitorActions.tsx';
import type { Visitor } from '../shared/visitor.ts';

/** The title page: a double rule, the headline across the sheet, and below it the lead in two parts. */
export function Masthead({ visitor }: { visitor: Visitor }) {
  return (
    <chakra.section paddingTop={{ base: '6', md: '10' }} paddingBottom={{ base: '10', md: '16' }}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        columnGap="6"
        paddingBlock="2.5"
        borderTop="masthead"
        borderBottom="line"
        textStyle="small"
        color="ink-soft"
      >
        <p>{brand.claim}</p>
        <p>{brand.place}</p>
      </chakra.div>
      <chakra.h1 textStyle="hero" marginTop={{ base: '8', md: '12' }}>
        {hero.headline}
      </chakra.h1>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }}
        alignItems="end"
        columnGap="12"
        rowGap="6"
        marginTop={{ base: '6', md: '10' }}
      >
        <chakra.p maxW="44ch" textStyle="lead" color="ink-soft" textWrap="pretty">
          {hero.lead}
        </chakra.p>
        <chakra.div alignSelf="end">
          <VisitorActions visitor={visitor} />
        </chakra.div>
      </chakra.div>
    </chakra.section>
  );
}
