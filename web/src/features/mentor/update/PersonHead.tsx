import { chakra, Flex, Grid, HStack } from '@chakra-ui/react';
import { useQueryError } from '../../../lib/failure/Absent.tsx';
import { leaningText } from '../../../lib/interests/leaningText.ts';
import { completedCount, journeyStages } from '../../../lib/journey/journey.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { OtherClub } from '../people/OtherClub.tsx';
import { personText, progressText } from '../list/personText.ts';
import { PathStones } from '../people/PathStones.tsx';
import { Caption } from '../../../ui/Caption.tsx';

interface PersonHeadProps {
  person: MentorPerson;
  /** The stages could not be loaded. */
  stagesFailed: boolean;
}

/** Header of the form: person and progress. */
export function PersonHead({ person, stagesFailed }: PersonHeadProps) {
  const stages = journeyStages(person.progress);
  const [, percent] = progressText(person, useQueryError());
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="4"
      rowGap="2"
      paddingBlock={{ base: '3', lg: '2' }}
      paddingInline={{ base: '5', md: '6' }}
      borderBottom="line"
    >
      <Avatar name={person.name} />
      <chakra.div flex="1" minW="10rem" lineHeight="snug" overflowWrap="anywhere">
        <chakra.h2 textStyle="card">
          <bdi>{person.name}</bdi>
        </chakra.h2>
        <Flex wrap="wrap" align="baseline" columnGap="3">
          <chakra.p textStyle="small" color="ink-soft">
            {personText(person)}
          </chakra.p>
          <OtherClub person={person} />
          {person.__typename === 'Student' && person.interestProfile && (
            <Caption as="span">{leaningText(person.interestProfile)}</Caption>
          )}
        </Flex>
      </chakra.div>
      <Grid justifyItems={{ lg: 'end' }}>
        {percent !== null && (
          <HStack gap="3">
            <PathStones progress={person.progress} />
            <chakra.span textStyle="figure" fontSize="14">
              {`${percent}%`}
            </chakra.span>
          </HStack>
        )}
        <Caption as="span">
          {stages.length > 0
            ? `${completedCount(stages)} of ${stages.length} completed`
            : stagesFailed && 'The stages could not be read.'}
        </Caption>
      </Grid>
    </Flex>
  );
}
