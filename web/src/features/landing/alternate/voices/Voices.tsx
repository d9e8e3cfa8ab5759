import { chakra, Flex, Grid } from '@chakra-ui/react';
import { testimonials } from '../../../../content/testimonials.ts';
import { Band } from '../../../../ui/Band.tsx';
import { Button } from '../../../../ui/Button.tsx';
import { Wide } from '../../shared/Wide.tsx';
import { stacked } from '../../shared/stacked.ts';
import { useRotation } from '../../shared/useRotation.ts';
import type { Person } from '../../../../content/types.ts';
import { faceOf } from '../../shared/faceOf.ts';
import { Portrait } from '../../shared/Portrait.tsx';

interface FaceProps {
  person: Person;
  speaking: boolean;
  onChoose: () => void;
}

/** Portrait as a button; the selected one is larger, on a marigold line. */
function Face({ person, speaking, onChoose }: FaceProps) {
  return (
    <chakra.li width="100%">
      <chakra.button
        type="button"
        aria-label={`Hear ${person.name}`}
        aria-pressed={speaking}
        display="grid"
        justifyItems="center"
        width="100%"
        cursor="pointer"
        borderTopRadius="stone"
        css={{
          // Scaled from the line, so that the row keeps its height.
          '& > span': {
            width: '100%',
            scale: '0.78',
            transformOrigin: '50% 100%',
            transitionProperty: 'scale',
            transitionDuration: '2',
            transitionTimingFunction: 'settle',
          },
          '&:hover > span': { scale: '0.84' },
          '&[aria-pressed=true] > span': { scale: '1' },
        }}
        // Keeps the line of the others transparent in a contrast theme.
        forcedColorAdjust="none"
        borderBottomWidth="status"
        borderBottomStyle="solid"
        borderBottomColor={speaking ? 'marigold' : 'transparent'}
        onClick={onChoose}
      >
        <Portrait cutOut={faceOf(person)} sizes="(min-width: 640px) 15vw, 30vw" />
      </chakra.button>
    </chakra.li>
  );
}

interface QuotationProps {
  item: (typeof testimonials.items)[number];
  shown: boolean;
}

/** Without JavaScript all are stacked. */
const ALL_TO_READ = { gridArea: 'auto', visibility: 'visible', opacity: '1', marginBottom: '10' };

/** All quotations share a grid cell, so that the page keeps its height during the rotation. */
function Quotation({ item, shown }: QuotationProps) {
  return (
    <chakra.figure
      opacity={shown ? '1' : '0'}
      css={{ ...stacked(shown), '@media (scripting: none)': ALL_TO_READ }}
      transitionProperty="opacity"
      transitionDuration="2"
    >
      <chakra.blockquote
        maxW="heroWords"
        fontFamily="head"
        fontWeight="head"
        fontSize={{ base: '21', md: '32' }}
        lineHeight="snug"
        letterSpacing="head"
        textWrap="pretty"
      >{`“${item.quotation}”`}</chakra.blockquote>
      <chakra.figcaption marginTop="5" color="on-band-soft">
        <chakra.span display="block" fontWeight="label" color="on-band">
          {item.name}
        </chakra.span>
        <span>{item.role}</span>
      </chakra.figcaption>
    </chakra.figure>
  );
}

/** Testimonials: a row of portraits; each quotation is shown for 5 s. */
export function Voices() {
  const { title, items } = testimonials;
  const { index, playing, chosen, choose, toggle, handlers } = useRotation(items.length);
  return (
    <Band>
      <Wide paddingTop={{ base: '16', md: '28' }} {...handlers}>
        <Flex align="center" justify="space-between" gap="4">
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
        </Flex>
        <Grid aria-live={chosen ? 'polite' : 'off'} marginTop="6" minH={{ lg: 'quotation' }}>
          {items.map((item, place) => (
            <Quotation key={item.name} item={item} shown={place === index} />
          ))}
        </Grid>
        <Grid
          as="ul"
          templateColumns={{
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
        </Grid>
      </Wide>
    </Band>
  );
}
