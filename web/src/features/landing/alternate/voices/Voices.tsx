import { chakra } from '@chakra-ui/react';
import { testimonials } from '../../../../content/testimonials.ts';
import { Band } from '../../../../ui/Band.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { useRotation } from '../../shared/useRotation.ts';
import { Wide } from '../../shared/Wide.tsx';
import { Face } from './Face.tsx';
import { Quotation } from './Quotation.tsx';

/** Testimonials: a row of portraits; each quotation is shown for 5 s. */
export function Voices() {
  const { title, items } = testimonials;
  const { index, playing, chosen, choose, toggle, handlers } = useRotation(items.length);
  return (
    <Band>
      <Wide paddingTop={{ base: '16', md: '28' }} {...handlers}>
        <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap="4">
          <chakra.h2 textStyle="section" color="on-band-soft">
            {title}
          </chakra.h2>
          <Button
            icon={playing ? 'pause' : 'play'}
            tone="outline"
            size="sm"
            bg="transparent"
            color="on-band"
            borderColor="on-band-soft"
            _hover={{ bg: 'transparent', borderColor: 'on-band' }}
            onClick={toggle}
          >
            {playing ? 'Pause' : 'Play'}
          </Button>
        </chakra.div>
        <chakra.div
          aria-live={chosen ? 'polite' : 'off'}
          display="grid"
          marginTop="6"
          minH={{ lg: 'quotation' }}
        >
          {items.map((item, place) => (
            <Quotation key={item.name} item={item} shown={place === index} />
          ))}
        </chakra.div>
        <chakra.ul
          display="grid"
          gridTemplateColumns={{
            base: 'repeat(3, minmax(0, 1fr))',
            sm: `repeat(${items.length}, minmax(0, 1fr))`,
          }}
          alignItems="end"
          justifyItems="center"
          marginTop="12"
          columnGap={{ base: '2', md: '4' }}
          rowGap="4"
        >
          {items.map((person, place) => (
            <Face
              key={person.name}
              person={person}
              speaking={place === index}
              onChoose={() => {
                choose(place);
              }}
            />
          ))}
        </chakra.ul>
      </Wide>
    </Band>
  );
}
