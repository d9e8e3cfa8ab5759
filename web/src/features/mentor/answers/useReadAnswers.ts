import { useEffect, useRef } from 'react';
import type { MentorPerson } from '../list/useMentorPerson.ts';
import { unreadAnswers } from './answers.ts';
import { useMarkAnswersReadMutation } from './MarkAnswersRead.generated.ts';

/** Marks the answers of the displayed person as read; a failed request is sent at the next visit. */
export function useReadAnswers(person: MentorPerson | null) {
  const [mark] = useMarkAnswersReadMutation({ errorPolicy: 'all' });
  const personId = person?.id ?? '';
  const newest = person
    ? unreadAnswers(person)
        .map(({ at }) => at)
        .join(' ')
    : '';
  const sent = useRef('');
  useEffect(() => {
    const unread = `${personId} ${newest}`;
    if (newest === '' || sent.current === unread) return;
    sent.current = unread;
    mark({ variables: { input: { personId } } }).catch(() => undefined);
  }, [mark, personId, newest]);
}
