import { chakra } from '@chakra-ui/react';
import { Skeleton } from '../Skeleton.tsx';

const HEIGHTS = ['38%', '58%', '86%', '58%'];

/** Skeleton of a chart. */
export function ChartSkeleton({ label }: { label: string }) {
  return (
    <chakra.div
      role="status"
      aria-label={label}
      display="grid"
      gridAutoFlow="column"
      alignItems="end"
      gap="12%"
      height="columns"
      paddingInline="8%"
      borderBottom="line"
    >
      {HEIGHTS.map((height, index) => (
        <Skeleton key={index} style={{ height }} />
      ))}
    </chakra.div>
  );
}
