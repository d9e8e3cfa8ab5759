import { LoadFailure } from '../../../lib/failure/LoadFailure.tsx';
import { ChartSkeleton } from '../../../ui/chart/ChartSkeleton.tsx';

interface ChartStateProps {
  loading: boolean;
  error: Error | undefined;
  onRetry: () => void;
}

/** Replaces a chart without data: loading or failed. */
export function ChartState({ loading, error, onRetry }: ChartStateProps) {
  if (loading) return <ChartSkeleton label="Loading..." />;
  return (
    <LoadFailure
      title="Could not be loaded"
      error={error}
      detail="The list below does not depend on it."
      onRetry={onRetry}
    />
  );
}
