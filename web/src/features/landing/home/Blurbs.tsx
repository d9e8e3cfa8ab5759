import { chakra, Grid } from '@chakra-ui/react';
import { features } from '../../../content/features.ts';
import { Section } from '../shared/Section.tsx';
import { Stone } from '../../../ui/Stone.tsx';

/** The three blurbs, connected by a dashed line. */
export function Blurbs() {
  return (
    <Section id="promise" bg="sunk" paddingBlock={{ base: '16', md: '20' }}>
      <chakra.h2 id="promise-title" textStyle="page">
        {features.promise}
      </chakra.h2>
      <Grid
        as="ul"
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        marginTop={{ base: '8', md: '12' }}
      >
        {features.items.map(({ id, title, text }, index) => (
          <chakra.li
            key={id}
            position="relative"
            display="grid"
            gridTemplateColumns={{ base: '{sizes.stone} minmax(0, 1fr)', md: 'minmax(0, 1fr)' }}
            columnGap="5"
            rowGap="5"
            alignContent="start"
            paddingBottom={{ base: '8', md: '0' }}
            paddingInlineEnd={{ md: '10' }}
            _last={{ paddingBottom: '0' }}
            _before={{
              content: '""',
              position: 'absolute',
              zIndex: '0',
              borderColor: 'line-strong',
              borderStyle: 'dashed',
              borderWidth: '0',
              borderInlineStartWidth: { base: 'stone', md: '0' },
              borderTopWidth: { base: '0', md: 'stone' },
              top: '6',
              bottom: { base: '-6', md: 'auto' },
              insetInlineStart: { base: '6', md: '0' },
              insetInlineEnd: { base: 'auto', md: '0' },
            }}
            css={{ '&:last-of-type::before': { display: { base: 'none', md: 'block' } } }}
          >
            <span>
              <Stone number={index + 1} status="NOT_STARTED" current={false} />
            </span>
            <div>
              <chakra.h3 textStyle="card" marginBottom="1.5">
                {title}
              </chakra.h3>
              <chakra.p color="ink-soft" maxW="36ch" textWrap="pretty">
                {text}
              </chakra.p>
            </div>
          </chakra.li>
        ))}
      </Grid>
    </Section>
  );
}
