import { Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { LoadFailure } from './LoadFailure.tsx';

const LINES = ['70%', '90%', '60%', '80%', '75%', '50%'];
const ROWS = [1, 2, 3];

interface LoadingPartProps {
  /** `lines` for a record, `rows` for a list. */
  shape: 'lines' | 'rows';
}

/** Skeleton of a part that is being loaded. */
export const LoadingPart = ({ shape }: LoadingPartProps) => (
  <Grid role="status" aria-label="Loading..." gap={shape === 'lines' ? '4' : '3'}>
    {shape === 'lines'
      ? LINES.map((width) => <Skeleton key={width} width={width} />)
      : ROWS.map((row) => <Skeleton key={row} height="row" />)}
  </Grid>
);

interface PartStateProps<T> extends Partial<LoadingPartProps> {
  /** Result of the query. */
  query: { loading: boolean; error?: Error | undefined; refetch: () => unknown };
  /** The loaded value; null or undefined without one. */
  value: T | null | undefined;
  /** Title of the failure. */
  title: string;
  /** Detail of the failure; default: its message. */
  detail?: string;
  /** Replaces the value if the server has answered that there is none; default: the failure. */
  empty?: { title: string; detail: string } | false | null | undefined;
  children?: (value: T) => ReactNode;
}

/** A part of a dialog or page that loads its own data: loading, failed, empty or the value. */
export function PartState<T>({ query, value, empty, children, ...rest }: PartStateProps<T>) {
  const { shape = 'rows', ...failure } = rest;
  if (value != null) return children?.(value);
  if (query.loading) return <LoadingPart shape={shape} />;
  if (empty) return <EmptyState {...empty} />;
  return <LoadFailure {...failure} error={query.error} onRetry={() => void query.refetch()} />;
}
