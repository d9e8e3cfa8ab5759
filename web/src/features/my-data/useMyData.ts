import { isUnauthenticated } from '../../lib/errors.ts';
import { useMyDataQuery, type MyDataQuery } from './MyData.generated.ts';

export type OwnData = NonNullable<MyDataQuery['myData']>;

/** All that is held about the reader, always as it is now. */
export function useMyData() {
  const { data, error, loading, refetch } = useMyDataQuery({ fetchPolicy: 'network-only' });
  return {
    data: data?.myData ?? null,
    failed: !data?.myData && error !== undefined && !isUnauthenticated(error),
    error,
    loading,
    /** True where the server offers no such data. */
    isAbsent: data?.myData === null && !error,
    /** Asks again; null when that failed. */
    load: async () => (await refetch().catch(() => undefined))?.data?.myData ?? null,
  };
}
