import { Fragment } from 'react';
import { ChartFigure } from '../../../ui/chart/ChartFigure.tsx';
import { CountLink } from '../../../ui/chart/CountLink.tsx';
import { FUNNEL_LEGEND, funnelRow } from '../../../ui/chart/funnelRow.ts';
import { RowChart } from '../../../ui/chart/RowChart.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { valueOf } from '../../../lib/list/filters.ts';
import { NO_STAGE } from '../../../lib/list/progressFilters.ts';
import { STAGE } from '../list/criteria.ts';
import { countText } from '../list/audienceWords.ts';
import { funnel } from '../../../lib/journey/funnel.ts';
import { ChartFailure, type ChartProps } from './chartParts.tsx';

/** Funnel chart of the mentor's people by stage of the mentor's club. */
export function StageChart({ dashboard, words, toList }: ChartProps) {
  const { stats, statsError, stages, stagesError, mentor, people, loading, retry } = dashboard;
  const club = mentor?.club?.name ?? 'the club';
  if (!stats?.stages || !stages) {
    return (
      <ChartFigure title="Where they stand" note={`${words.Many} by stage of ${club}`}>
        {loading ? null : <ChartFailure error={statsError ?? stagesError} onRetry={retry} />}
      </ChartFigure>
    );
  }
  const { steps, elsewhere, total } = funnel(stages, stats.stages);
  const current = valueOf(STAGE, people.params);
  const items = steps.map(({ stage, here, reached }) => {
    const label = stage ?? 'Not Started';
    const value = stage ?? NO_STAGE;
    return {
      key: value,
      label,
      value: here,
      reached,
      name: `${label}: ${countText(here, words)} here now, ${reached} came this far`,
      to: toList({ current: value }),
      isCurrent: value === current,
    };
  });
  const chosen = items.find(({ isCurrent }) => isCurrent);
  return (
    <ChartFigure
      title="Where they stand"
      note={`${countText(total, words)} by stage of ${club}`}
      shown={
        chosen && people.totalCount !== null
          ? `The list shows ${chosen.label}: ${countText(people.totalCount, words)}`
          : undefined
      }
      rest={
        elsewhere.length > 0 && (
          <>
            <span>At stages of other clubs:</span>{' '}
            {elsewhere.map(({ stage, count }, index) => (
              <Fragment key={stage}>
                {index > 0 && <span>, </span>}
                <TextLink to={toList({ current: stage })} preventScrollReset>
                  {`${stage} ${count}`}
                </TextLink>
              </Fragment>
            ))}
          </>
        )
      }
      table={{
        columns: ['Stage', 'Here now', 'Came this far'],
        rows: items.map(({ key, label, value, reached, to }) => ({
          key,
          name: label,
          cells: [
            <CountLink
              key="here"
              count={value}
              label={`${countText(value, words)}, ${label}`}
              to={to}
            />,
            reached,
          ],
        })),
      }}
    >
      <RowChart items={items.map((item) => funnelRow(item, items))} legend={FUNNEL_LEGEND} />
    </ChartFigure>
  );
}
