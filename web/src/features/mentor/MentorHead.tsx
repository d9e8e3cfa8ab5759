import { chakra } from '@chakra-ui/react';
import { TextLink } from '../../ui/TextLink.tsx';
import type { AudienceWords } from './list/audienceWords.ts';
import { greeting, waiting } from './greeting.ts';

interface MentorHeadProps {
  name: string;
  /** Number of pending updates; null while unknown. */
  pending: number | null;
  words: AudienceWords;
  /** Link to the list of people with a pending update. */
  toWaiting: string;
}

export function MentorHead({ name, pending, words, toWaiting }: MentorHeadProps) {
  const sentence = pending === null ? null : waiting(pending, words);
  return (
    <chakra.div display="grid" gap="1">
      <chakra.h2 textStyle="page">{greeting(name, new Date().getHours())}</chakra.h2>
      <chakra.p color="ink-soft" minH="1lh">
        {sentence?.who && <TextLink to={toWaiting}>{sentence.who}</TextLink>}
        {sentence && <span>{sentence.rest}</span>}
      </chakra.p>
    </chakra.div>
  );
}
