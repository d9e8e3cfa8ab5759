import { useEffect, useRef } from 'react';
import { HistoryView } from '../../../lib/history/HistoryView.tsx';
import { useMentorHistoryQuery } from './MentorHistory.generated.ts';

/** Progress, sessions, steps and answers of a person, newest first. */
export function PersonHistory({ id }: { id: string }) {
  const query = useMentorHistoryQuery({ variables: { id }, fetchPolicy: 'network-only' });
  const area = useRef<HTMLDivElement>(null);
  // The button that showed it is gone.
  useEffect(() => area.current?.focus(), []);
  return (
    <div ref={area} tabIndex={-1} role="group" aria-label="What has changed">
      <HistoryView query={query} history={query.data?.mentorDashboard?.person?.history} />
    </div>
  );
}
