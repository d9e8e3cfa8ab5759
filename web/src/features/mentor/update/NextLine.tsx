import { chakra } from '@chakra-ui/react';
import type { AudienceWords } from '../list/audienceWords.ts';
import type { NextPerson } from './useNextPerson.ts';

interface NextLineProps {
  next: NextPerson | null | undefined;
  /** Number of people in the list; null while unknown. */
  count: number | null;
  words: AudienceWords;
}

/** Name of the next person for "Save and next". */
export function NextLine({ next, count, words }: NextLineProps) {
  return (
    <chakra.span textStyle="caption" color="ink-faint" minH="1lh">
      {next
        ? `Next: ${next.name}${count === null ? '' : `, ${next.position} of ${count}`}`
        : next === null && `The last ${words.one} of this list`}
    </chakra.span>
  );
}
