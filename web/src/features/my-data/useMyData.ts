import { isUnauthenticated } from '../../lib/errors.ts';
import { useMyDataQuery, type MyDataQuery } from './MyData.generated.ts';

export type OwnData = NonNullable<MyDataQuery['myData']>;

/** The user's data, never from the cache. */
export function useMyData() {
  const { data, error, loading, refetch } = useMyDataQuery({ fetchPolicy: 'network-only' });
  return {
    data: data?.myData ?? null,
    failed: !data?.myData && error !== undefined && !isUnauthenticated(error),
    error,
    loading,
    /** True if the server does not support it. */
    isAbsent: data?.myData === null && !error,
    /** Refetches; null after a failure. */
    load: async () => (await refetch().catch(() => undefined))?.data?.myData ?? null,
  };
}
