import { chakra } from '@chakra-ui/react';
import { figures } from '../../../content/figures.ts';
import { Band } from '../../../ui/Band.tsx';
import { Wide } from '../shared/Wide.tsx';

/** The four figures, on the dark band below the hero. */
export function FiguresBand() {
  return (
    <Band aria-label="Waymark in figures">
      <Wide asChild>
        <chakra.dl
          display="grid"
          gridTemplateColumns={{ base: '{sizes.pairs}', lg: '1.25fr 1fr 1.1fr 0.9fr' }}
          gap={{ base: '6', md: '8' }}
          paddingBlock="10"
        >
          {figures.map(({ value, label }) => (
            <chakra.div
              key={label}
              display="flex"
              flexDirection="column-reverse"
              justifyContent="flex-end"
            >
              <chakra.dt maxW="22ch" color="on-band-soft" textWrap="balance">
                {label}
              </chakra.dt>
              <chakra.dd
                textStyle="figure"
                fontSize={{ base: '40', md: 'figure' }}
                letterSpacing="hero"
                marginBottom="1"
              >
                {value}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </Wide>
    </Band>
  );
}
