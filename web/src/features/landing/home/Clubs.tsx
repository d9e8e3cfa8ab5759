import { chakra, Flex } from '@chakra-ui/react';
import { clubs } from '../../../content/clubs.ts';
import { Section } from '../shared/Section.tsx';
import type { Visitor } from '../shared/visitor.ts';
import { ClubTeaser } from './ClubTeaser.tsx';
import { fiveAcross } from './fiveAcross.ts';

/** Different heights of the doors, for a varied skyline. */
const HEIGHTS = ['doorLow', 'doorHigh', 'doorMid', 'doorTop', 'doorLow'] as const;

/** The five categories as arched doors, each with a join button. */
export function Clubs({ visitor }: { visitor: Visitor }) {
  return (
    <Section id="clubs" bg="sunk" paddingBlock={{ base: '16', md: '20' }}>
      <Flex wrap="wrap" justify="space-between" align="flex-end" columnGap="10" rowGap="4">
        <chakra.h2 id="clubs-title" textStyle="page">
          {clubs.title}
        </chakra.h2>
        <chakra.p textStyle="lead" color="ink-soft" maxW="38ch" textWrap="pretty">
          {clubs.lead}
        </chakra.p>
      </Flex>
      <chakra.ul
        css={fiveAcross}
        rowGap={{ base: '5', md: '10' }}
        alignItems={{ md: 'end' }}
        paddingTop={{ base: '8', md: '12' }}
      >
        {clubs.items.map((club, index) => (
          <ClubTeaser
            key={club.category}
            club={club}
            visitor={visitor}
            height={HEIGHTS[index % HEIGHTS.length] ?? 'doorMid'}
          />
        ))}
      </chakra.ul>
    </Section>
  );
}
