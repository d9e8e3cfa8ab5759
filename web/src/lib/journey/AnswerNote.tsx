import { chakra, Flex } from '@chakra-ui/react';
import { shortMoment } from '../format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Caption } from '../../ui/Caption.tsx';
import type { AnsweredJourneyFragment } from './AnsweredJourney.generated.ts';

type Stages = NonNullable<NonNullable<AnsweredJourneyFragment['progress']>['stages']>;
export type Answer = NonNullable<Stages[number]['answer']>;

/** The person's answer to the feedback of a stage. */
export function AnswerNote({ answer }: { answer: Answer }) {
  return (
    <Flex
      wrap="wrap"
      align="center"
      columnGap="2"
      borderInlineStart="line"
      paddingInlineStart="3"
      textStyle="small"
      overflowWrap="anywhere"
    >
      <Caption as="span">{`Answer, ${shortMoment(answer.at)}`}</Caption>
      {answer.readAt === null && <UnreadBadge />}
      <chakra.p whiteSpace="pre-line">{answer.text}</chakra.p>
    </Flex>
  );
}

/** @param children label; default: "Not read yet" */
export const UnreadBadge = ({ children = 'Not read yet' }: { children?: string }) => (
  <Badge hue="indigo" icon="mail">
    {children}
  </Badge>
);
