import { chakra, Grid } from '@chakra-ui/react';
import type { clubs } from '../../../content/clubs.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { JoinButton } from '../shared/JoinButton.tsx';
import type { Visitor } from '../shared/visitor.ts';

interface ClubTeaserProps {
  club: (typeof clubs.items)[number];
  visitor: Visitor;
  height: 'doorLow' | 'doorMid' | 'doorHigh' | 'doorTop';
}

/** A club category with its arched door; on a phone the door is beside the text. */
export function ClubTeaser({ club, visitor, height }: ClubTeaserProps) {
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
