import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { ButtonLink } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { AudienceWords } from '../list/audienceWords.ts';

interface LastPersonProps {
  /** Name of the person saved last; empty if none was saved. */
  saved: string;
  /** Number of people in the list. */
  count: number;
  words: AudienceWords;
}

/** Note that the end of the list is reached. */
export function LastPerson({ saved, count, words }: LastPersonProps) {
  const through =
    count === 1
      ? `The one ${words.one} of this list is through.`
      : `All ${count} ${words.many} of this list are through.`;
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The focused form was removed.
    area.current?.focus();
  }, []);
  return (
    <chakra.div ref={area} role="group" aria-label="End of the list" tabIndex={-1} outline="none">
      <EmptyState
        title="That was the last one"
        detail={saved ? `${through} ${saved} was saved.` : through}
        action={
          <ButtonLink tone="outline" size="sm" to="/mentor">
            {`Back to My ${words.Many}`}
          </ButtonLink>
        }
      />
    </chakra.div>
  );
}
