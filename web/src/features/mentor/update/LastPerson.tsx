import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { AudienceWords } from '../audienceWords.ts';

interface LastPersonProps {
  /** Who was saved last. */
  saved: string;
  /** How many are in the list. */
  count: number;
  words: AudienceWords;
}

/** Says that the list is through. */
export function LastPerson({ saved, count, words }: LastPersonProps) {
  const through =
    count === 1
      ? `The one ${words.one} of this list is through.`
      : `All ${count} ${words.many} of this list are through.`;
  return (
    <EmptyState
      title="That was the last one"
      detail={`${through} ${saved} was saved.`}
      action={
        <ButtonLink tone="outline" size="sm" to="/mentor">
          Back to My {words.Many}
        </ButtonLink>
      }
    />
  );
}
