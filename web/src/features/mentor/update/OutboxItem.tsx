import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../../ui/TextLink.tsx';
import { draftTime } from './draftTime.ts';
import { STATUSES } from './statuses.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { WaitingUpdate } from '../outbox/updates.ts';

interface OutboxItemProps {
  update: WaitingUpdate;
  url: MentorUrl;
}

/** A waiting update: person, stage, feedback and time. */
export function OutboxItem({ update, url }: OutboxItemProps) {
  const { input, personName, stageName, keptAt } = update;
  const status = STATUSES.find(({ value }) => value === input.status)?.label;
  return (
    <chakra.li
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      paddingBlock="2"
      paddingInline="4"
      borderBottom="line"
      textStyle="small"
    >
      <chakra.div flex="1" minW="12rem" overflowWrap="anywhere">
        <b>
          <bdi>{personName}</bdi>
        </b>{' '}
        <bdi>{stageName}</bdi>
        <span>{`, ${status}`}</span>
        {input.feedback && (
          <chakra.p color="ink-soft" lineClamp="1">
            {input.feedback}
          </chakra.p>
        )}
      </chakra.div>
      <chakra.span color="ink-faint">{`Waiting since ${draftTime(keptAt)}`}</chakra.span>
      <TextLink to={url.toPerson(input.personId, input.stageId)}>Open</TextLink>
    </chakra.li>
  );
}
