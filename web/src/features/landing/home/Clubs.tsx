import { chakra, Flex, Grid } from '@chakra-ui/react';
import { clubs } from '../../../content/clubs.ts';
import { Section } from '../shared/Section.tsx';
import type { Visitor } from '../shared/visitor.ts';
import { fiveAcross } from './fiveAcross.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { JoinButton } from '../shared/JoinButton.tsx';

interface ClubTeaserProps {
  club: (typeof clubs.items)[number];
  visitor: Visitor;
  height: 'doorLow' | 'doorMid' | 'doorHigh' | 'doorTop';
}

/** A club category with its arched door; on a phone the door is beside the text. */
function ClubTeaser({ club, visitor, height }: ClubTeaserProps) {
  const { category, title, text, join, picture } = club;
  return (
    <Grid
      as="li"
      templateColumns={{ base: '{sizes.doorPhoneWidth} minmax(0, 1fr)', md: 'minmax(0, 1fr)' }}
      alignItems={{ base: 'center', md: 'start' }}
      gap="4"
    >
      <Grid
        placeItems="end center"
        height={{ base: 'doorPhone', md: height }}
        paddingBottom={{ base: '2', md: '5' }}
        borderRadius="stone"
        overflow="hidden"
        bg={picture.ground}
      >
        <Picture
          picture={picture.picture}
          alt={picture.alt}
          sizes="(min-width: 48rem) 160px, 70px"
          width="66%"
          maxH="100%"
          objectFit="contain"
          objectPosition="bottom"
        />
      </Grid>
      <Grid
        justifyItems="start"
        alignContent="start"
        gap="1.5"
        templateRows={{ md: 'auto {sizes.doorWords} auto' }}
      >
        <chakra.h3 textStyle="card">{title}</chakra.h3>
        <chakra.p textStyle="small" color="ink-soft">
          {text}
        </chakra.p>
        <JoinButton visitor={visitor} label={join} club={title} category={category} />
      </Grid>
    </Grid>
  );
}

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
