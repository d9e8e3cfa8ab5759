import { HistoryView } from '../../../lib/history/HistoryView.tsx';
import { useMentorHistoryQuery } from './MentorHistory.generated.ts';

/** Progress, sessions, steps and answers of a person, newest first. */
export function PersonHistory({ id }: { id: string }) {
  const query = useMentorHistoryQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return <HistoryView query={query} history={query.data?.mentorDashboard?.person?.history} />;
}
