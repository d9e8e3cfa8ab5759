import { Grid } from '@chakra-ui/react';
import { Panel } from '../../../ui/Panel.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { ChartFailure, type ChartProps } from './chartParts.tsx';
import { StageChart } from './StageChart.tsx';
import { ChartFigure } from '../../../ui/chart/ChartFigure.tsx';
import { ColumnChart } from '../../../ui/chart/ColumnChart.tsx';
import { CountLink } from '../../../ui/chart/CountLink.tsx';
import { BANDS } from '../../../ui/thresholds.ts';
import { valueOf } from '../../../lib/list/filters.ts';
import { bandOf } from '../../../lib/list/progressFilters.ts';
import { PROGRESS } from '../list/criteria.ts';
import { countText, shareText } from '../list/audienceWords.ts';

/** From the least to the most progress. */
const ASCENDING = BANDS.toReversed();

/** Column chart of the mentor's people by progress band. */
function ProgressChart({ dashboard, words, toList }: ChartProps) {
  const { stats, statsError, people, loading, retry } = dashboard;
  const bands = stats?.bands;
  if (!bands) {
    return (
      <ChartFigure title="How far they are" note={`${words.Many} by percent completed`}>
        {loading ? null : <ChartFailure error={statsError} onRetry={retry} />}
      </ChartFigure>
    );
  }
  const total = bands.reduce((sum, { count }) => sum + count, 0);
  const chosen = bandOf(valueOf(PROGRESS, people.params));
  const items = ASCENDING.map(({ value, band, label, range }) => {
    const count = bands.find((one) => one.band === band)?.count ?? 0;
    return {
      key: value,
      label,
      detail: range,
      value: count,
      name: `${label}, ${range}: ${countText(count, words)}`,
      to: toList({ progress: value }),
      isCurrent: value === chosen?.value,
    };
  });
  return (
    <ChartFigure
      title="How far they are"
      note={`${countText(total, words)} by percent completed`}
      shown={
        chosen && people.totalCount !== null
          ? `The list shows ${chosen.label}: ${countText(people.totalCount, words)}`
          : undefined
      }
      table={{
        columns: ['Progress', words.Many, 'Share'],
        rows: items.map(({ key, label, detail, value, to }) => ({
          key,
          name: `${label}, ${detail}`,
          cells: [
            <CountLink
              key="count"
              count={value}
              label={`${countText(value, words)}, ${label}`}
              to={to}
            />,
            shareText(value, total),
          ],
        })),
      }}
    >
      <ColumnChart items={items} />
    </ChartFigure>
  );
}

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
