import { chakra } from '@chakra-ui/react';
import { figures } from '../../../content/figures.ts';
import { Wide } from '../shared/Wide.tsx';

/** The four figures below the hero's road. */
export function FigureRow() {
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
