import { chakra } from '@chakra-ui/react';
import { hero } from '../../../content/hero.ts';
import { VisitorActions } from '../shared/VisitorActions.tsx';
import type { Visitor } from '../shared/visitor.ts';
import { Wide } from '../shared/Wide.tsx';
import { ArchWindow } from './ArchWindow.tsx';

/** Hero: the headline beside an arch, with the figures below the road. */
export function AlternateHero({ visitor }: { visitor: Visitor }) {
  return (
    <chakra.section overflow="hidden">
      <Wide
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) {sizes.window}' }}
        columnGap="16"
        rowGap="10"
        alignItems={{ lg: 'center' }}
        paddingTop={{ base: '6', md: '10' }}
      >
        <chakra.div
          display="grid"
          gap={{ base: '5', md: '6' }}
          maxW="heroWords"
          paddingBottom={{ lg: '16' }}
        >
          <chakra.h1 textStyle="hero">{hero.headline}</chakra.h1>
          <chakra.p
            maxW="44ch"
            fontSize={{ base: '18', md: '21' }}
            lineHeight="1.45"
            textWrap="pretty"
            color="ink-soft"
          >
            {hero.lead}
          </chakra.p>
          <VisitorActions visitor={visitor} />
        </chakra.div>
        <ArchWindow />
      </Wide>
    </chakra.section>
  );
}
