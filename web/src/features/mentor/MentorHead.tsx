import { chakra } from '@chakra-ui/react';
import type { AudienceWords } from './audienceWords.ts';
import { greeting, waiting } from './greeting.ts';

interface MentorHeadProps {
  name: string;
  /** How many people wait; null while that is not known. */
  pending: number | null;
  words: AudienceWords;
}

export function MentorHead({ name, pending, words }: MentorHeadProps) {
  return (
    <chakra.div display="grid" gap="1">
      <chakra.h2 textStyle="page">{greeting(name, new Date().getHours())}</chakra.h2>
      <chakra.p color="ink-soft" minH="1lh">
        {pending !== null && waiting(pending, words)}
      </chakra.p>
    </chakra.div>
  );
}
