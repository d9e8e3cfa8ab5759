import { Grid } from '@chakra-ui/react';
import { Panel } from '../../../ui/Panel.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { ChartProps } from './chartParts.tsx';
import { ProgressChart } from './ProgressChart.tsx';
import { StageChart } from './StageChart.tsx';

/** Charts of the mentor's people by progress and, with a club, by stage. */
export function MentorCharts(props: ChartProps) {
  const { stats, mentor, stages, stagesError, loading } = props.dashboard;
  if (stats?.totalStudents === 0) {
    return (
      <Panel>
        <EmptyState
          title="Nothing to count yet"
          detail={`As soon as ${props.words.many} are assigned to you, their progress is drawn here.`}
        />
      </Panel>
    );
  }
  const hasStages = loading || stages !== null || stagesError !== undefined || !mentor;
  return (
    <Grid
      gap="6"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        lg: hasStages ? 'minmax(0, 1fr) minmax(0, 1.15fr)' : 'minmax(0, 1fr)',
      }}
    >
      <ProgressChart {...props} />
      {hasStages && <StageChart {...props} />}
    </Grid>
  );
}
