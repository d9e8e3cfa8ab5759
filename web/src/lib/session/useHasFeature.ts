import type { Feature } from '../../schema.generated.ts';
import { useFeaturesQuery } from './Features.generated.ts';
import { useSession } from './useSession.ts';

/** Whether the backend has an optional part. The check of the session has cached the answer. */
export function useHasFeature(feature: Feature): boolean {
  const skip = useSession().status !== 'signedIn';
  const { data } = useFeaturesQuery({ fetchPolicy: 'cache-first', skip });
  return data?.me?.features.includes(feature) ?? false;
}
