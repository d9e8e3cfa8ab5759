import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Suspense } from 'react';
import { figures } from '../../../content/figures.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { PublicShell, type PublicScreenProps } from '../shared/PublicShell.tsx';
import { HeroWords } from '../shared/HeroWords.tsx';
import { Wide } from '../shared/Wide.tsx';
import type { Visitor } from '../shared/visitor.ts';
import { ArchWindow } from './ArchWindow.tsx';

/** The four figures below the hero's road. */
function FigureRow() {
  return (
    <Wide asChild>
      <section aria-label="Figures">
        <Grid
          as="dl"
          templateColumns={{ base: '{sizes.pairs}', lg: 'repeat(4, minmax(0, 1fr))' }}
          columnGap={{ base: '5', md: '10' }}
        >
          {figures.map(({ value, label }) => (
            <Flex
              key={label}
              direction="column-reverse"
              justify="flex-end"
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
            </Flex>
          ))}
        </Grid>
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
        <chakra.div paddingBottom={{ lg: '16' }}>
          <HeroWords visitor={visitor} titleId="hero-title" />
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
