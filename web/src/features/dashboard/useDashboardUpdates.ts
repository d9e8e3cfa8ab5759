import { useApolloClient } from '@apollo/client/react';
import { useLiveUpdates } from '../../lib/live/useLiveUpdates.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { toast } from '../../ui/toast.ts';
import { DASHBOARDS } from './dashboards.ts';
import { dashboardNews } from './dashboardNews.ts';

/** Serialised visible data for a comparison; without the version, which is not visible. */
const shown = (value: unknown) =>
  JSON.stringify(value, (key, part: unknown) => (key === 'version' ? undefined : part));

/**
 * Keeps an open dashboard up to date and shows a toast about changes. A failed refresh keeps the
 * old data.
 */
export function useDashboardUpdates(audience: ClubAudience, isOn: boolean): void {
  const client = useApolloClient();
  const query = DASHBOARDS[audience];

  useLiveUpdates(async () => {
    // Written to the cache only if complete: a partial result would clear fields.
    const { data } = await client.query({ query, fetchPolicy: 'no-cache' });
    // Read after the request, so that the person's own saves in the meantime are not reported.
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
