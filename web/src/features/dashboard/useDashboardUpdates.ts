import { useApolloClient } from '@apollo/client/react';
import { useLiveUpdates } from '../../lib/live/useLiveUpdates.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { toast } from '../../ui/toast.ts';
import { DASHBOARDS } from './dashboards.ts';
import { dashboardNews } from './dashboardNews.ts';

/** All that is shown, to be compared; the version changes with it and is not shown. */
const shown = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'version' ? undefined : part));

/**
 * Keeps the dashboard up to date while it is open, and says what is new. What can't be fetched leaves
 * it as it is.
 */
export function useDashboardUpdates(audience: ClubAudience, isOn: boolean): void {
  const client = useApolloClient();
  const query = DASHBOARDS[audience];

  useLiveUpdates(async () => {
    // Only written when all of it has come: the parts of a partial answer would replace what is shown.
    const { data } = await client.query({ query, fetchPolicy: 'no-cache' });
    // Read now, not before: what the person saved meanwhile is no news.
    const before = client.readQuery({ query });
    if (!data.person) return;
    client.writeQuery({ query, data });
    const after = client.readQuery({ query });
    if (!before?.person || !after?.person || shown(before) === shown(after)) return;
    const news = dashboardNews(before.person, after.person).join(' ');
    toast.success('Your dashboard was updated', news === '' ? undefined : news, {
      key: 'dashboard updates',
    });
  }, isOn);
}
