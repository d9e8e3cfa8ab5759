import { chakra } from '@chakra-ui/react';
import { Suspense } from 'react';
import { figures } from '../../../content/figures.ts';
import { hero } from '../../../content/hero.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { PublicShell, type PublicScreenProps } from '../shared/PublicShell.tsx';
import { VisitorActions } from '../shared/VisitorActions.tsx';
import { Wide } from '../shared/Wide.tsx';
import type { Visitor } from '../shared/visitor.ts';
import { ArchWindow } from './ArchWindow.tsx';

/** The four figures below the hero's road. */
function FigureRow() {
  return (
    <Wide asChild>
      <section aria-label="Figures">
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: '{sizes.pairs}', lg: 'repeat(4, minmax(0, 1fr))' }}
          columnGap={{ base: '5', md: '10' }}
        >
          {figures.map(({ value, label }) => (
            <chakra.div
              key={label}
              display="flex"
              flexDirection="column-reverse"
              justifyContent="flex-end"
              gap="1"
              paddingTop="5"
              paddingBottom={{ base: '2', md: '5' }}
            >
              <chakra.dt maxW="24ch" textStyle="small" color="ink-soft">
                {label}
              </chakra.dt>
              <chakra.dd textStyle="figure" fontSize="42" color="brand">
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </section>
    </Wide>
  );
}

/** Hero: the headline beside an arch, with the figures below the road. */
function AlternateHero({ visitor }: { visitor: Visitor }) {
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

const AlternateSections = lazyPart(
  async () => (await import('./AlternateSections.tsx')).AlternateSections,
);

/** `/test-home`: the content of the landing page along a road. */
export function AlternateScreen(props: PublicScreenProps) {
  return (
    <PublicShell {...props}>
      <AlternateHero visitor={props.visitor} />
      <FigureRow />
      <Suspense>
        <AlternateSections visitor={props.visitor} />
      </Suspense>
    </PublicShell>
  );
}
