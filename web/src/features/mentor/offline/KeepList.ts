import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { BACKGROUND } from '../../../lib/apollo/activityLink.ts';
import { useSession } from '../../../lib/session/useSession.ts';
import { KeptListDocument } from './KeptList.generated.ts';
import { keptPerson, type KeptList } from './keptList.ts';

/** After the first queries of the page. */
const FIRST_MS = 5_000;
const AGAIN_MS = 15 * 60_000;

/** Stores the mentor's list if the user has a key. A failure is only logged: the older list stays. */
async function keepList(client: ApolloClient, userId: string): Promise<void> {
  if (document.visibilityState !== 'visible') return;
  try {
    const { canKeep, keep } = await import('../../../lib/offline/kept.ts');
    if (!(await canKeep(userId))) return;
    const { data } = await client.query({
      query: KeptListDocument,
      fetchPolicy: 'no-cache',
      errorPolicy: 'all',
      context: BACKGROUND,
    });
    const people = data?.mentorDashboard?.people?.items.map(keptPerson);
    if (people) await keep(userId, { at: Date.now(), people } satisfies KeptList);
  } catch (error) {
    console.warn('The list could not be stored on this device.', error);
  }
}

/** Stores the mentor's list on this device, encrypted: soon after the start, then every 15 minutes. */
export function KeepList(): null {
  const client = useApolloClient();
  const userId = useSession().user?.id ?? '';
  useEffect(() => {
    const keepNow = () => void keepList(client, userId);
    const first = setTimeout(keepNow, FIRST_MS);
    const timer = setInterval(keepNow, AGAIN_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [client, userId]);
  return null;
}
