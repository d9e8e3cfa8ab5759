import { chakra, Grid } from '@chakra-ui/react';
import { firstName, numberWord } from '../../lib/journey/journeyTexts.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { AudienceWords } from './list/audienceWords.ts';

/** "Good evening, Meera.", by the user's local time. */
function greetingText(name: string, hour: number): string {
  const part = hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening';
  return `Good ${part}, ${firstName(name)}.`;
}

/**
 * Sentence about the people with a pending update, split after its subject. Pending: no save for 14
 * days, or never.
 */
function waitingText(pending: number, words: AudienceWords): { who: string; rest: string } {
  if (pending === 0) return { who: '', rest: `No ${words.one} is waiting for a word from you.` };
  const [noun, verb] = pending === 1 ? [words.one, 'has'] : [words.many, 'have'];
  return {
    who: `${numberWord(pending)} ${noun}`,
    rest: ` ${verb} had no word from you for two weeks, or none yet.`,
  };
}

interface MentorHeadProps {
  name: string;
  /** Number of pending updates; null while unknown. */
  pending: number | null;
  words: AudienceWords;
  /** Link to the list of people with a pending update. */
  toWaiting: string;
}

/** Greeting, and a sentence that links to the people with a pending update. */
export function MentorHead({ name, pending, words, toWaiting }: MentorHeadProps) {
  const sentence = pending === null ? null : waitingText(pending, words);
  return (
    <Grid gap="1">
      <chakra.h2 textStyle="page">{greetingText(name, new Date().getHours())}</chakra.h2>
      <chakra.p color="ink-soft" minH="1lh">
        {sentence?.who && <TextLink to={toWaiting}>{sentence.who}</TextLink>}
        {sentence && <span>{sentence.rest}</span>}
      </chakra.p>
    </Grid>
  );
}
