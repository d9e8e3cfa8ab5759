import { countText, figureText, shortDate, timeText } from '../../../lib/format.ts';
import type { OverviewPeriod } from '../../../schema.generated.ts';
import type { RowItem } from '../../../ui/chart/RowChart.tsx';
import { BANDS } from '../../../ui/thresholds.ts';
import { submissionsLink } from '../filters/links.ts';
import { peopleLink, rowsOf, type Figure, type Scope } from './figure.ts';
import type { OverviewQuery } from './Overview.generated.ts';

type Overview = NonNullable<OverviewQuery['overview']>;

const barOf = (item: Omit<RowItem, 'text' | 'parts'>): RowItem => ({
  ...item,
  text: figureText(item.value),
  parts: [{ key: 'count', value: item.value, tone: 'full' }],
});

/** People by progress, from the least to the most. */
export function bandFigure(bands: NonNullable<Overview['bands']>, scope: Scope): Figure {
  const items = BANDS.toReversed().map(({ value, band, label, range }) => {
    const count = bands.find((one) => one.band === band)?.count ?? 0;
    return barOf({
      key: value,
      label,
      detail: range,
      value: count,
      name: `${label}, ${range}: ${countText(count, scope.noun)}`,
      to: peopleLink(scope, { band: value }),
    });
  });
  const total = items.reduce((sum, { value }) => sum + value, 0);
  return {
    note: `${countText(total, scope.noun)} by percent completed`,
    items,
    isEmpty: total === 0,
    columns: ['Progress', 'Number'],
    rows: rowsOf(items),
  };
}

const DAY_MS = 86_400_000;
const isoDate = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Last day of a week or month that begins on a day. */
function lastDay(from: string, by: OverviewPeriod): string {
  const first = new Date(from);
  return by === 'WEEK'
    ? isoDate(first.getTime() + 6 * DAY_MS)
    : isoDate(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0));
}

const inUtc = (style: Intl.DateTimeFormatOptions) => (day: string) =>
  timeText(new Date(day), style, 'UTC');
const monthOf = inUtc({ month: 'short' });
const yearOf = inUtc({ year: 'numeric' });
const monthAndYear = inUtc({ month: 'long', year: 'numeric' });
const dayOf = inUtc({ day: 'numeric' });

/** Submitted forms by week or month. A column names its month or year where another one begins. */
export function submissionFigure(
  submissions: NonNullable<Overview['submissions']>,
  by: OverviewPeriod,
  scope: Scope,
): Figure {
  const above = by === 'WEEK' ? monthOf : yearOf;
  const items = submissions.map(({ from, count }, index) => {
    const before = submissions[index - 1]?.from;
    const period = by === 'WEEK' ? `Week of ${shortDate(from)}` : monthAndYear(from);
    return {
      ...barOf({
        key: from,
        label: by === 'WEEK' ? dayOf(from) : monthOf(from),
        short: by === 'WEEK' ? dayOf(from) : monthOf(from).charAt(0),
        ...((before === undefined || above(before) !== above(from)) && { detail: above(from) }),
        value: count,
        name: `${period}: ${countText(count, 'forms')}`,
        to: submissionsLink({ role: scope.noun, from, to: lastDay(from, by) }),
      }),
      period,
    };
  });
  const total = items.reduce((sum, { value }) => sum + value, 0);
  return {
    note: `${countText(total, 'forms')} with a date in the last ${by === 'WEEK' ? '12 weeks' : '12 months'}`,
    items,
    isEmpty: total === 0,
    columns: [by === 'WEEK' ? 'Week' : 'Month', 'Forms'],
    rows: items.map(({ key, period, text, to, name }) => ({
      key,
      name: period,
      cells: [{ text, to, name }],
    })),
  };
}
