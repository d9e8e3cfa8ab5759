import { chakra, Grid } from '@chakra-ui/react';
import { hero } from '../../../content/hero.ts';
import type { Visitor } from './visitor.ts';
import { VisitorActions } from './VisitorActions.tsx';

interface HeroWordsProps {
  visitor: Visitor;
  /** Id of the heading. */
  titleId: string;
}

/** Headline of the landing page, with the buttons for the visitor. */
export function HeroWords({ visitor, titleId }: HeroWordsProps) {
  return (
    <Grid gap={{ base: '5', md: '6' }} maxW="heroWords">
      <chakra.h1 id={titleId} textStyle="hero">
        {hero.headline}
      </chakra.h1>
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
    </Grid>
  );
}
