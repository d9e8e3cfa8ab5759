import {
  daysSince,
  daysWord,
  countText,
  figureText,
  isoDay,
  shortDate,
} from '../../../lib/format.ts';
import type { RowPart } from '../../../ui/chart/RowChart.tsx';
import { mentorsLink } from '../filters/links.ts';
import { moreOf, MOST, peopleLink, rowsOf, type Figure, type Scope } from './figure.ts';
import type { OverviewQuery } from './Overview.generated.ts';

type Overview = NonNullable<OverviewQuery['overview']>;

type Mentor = NonNullable<Overview['mentors']>[number]['mentor'];

/** The name, with the club if another mentor has the same name. */
const mentorText = ({ id, name, club }: Mentor, all: readonly { mentor: Mentor }[]): string =>
  all.some(({ mentor }) => mentor.name === name && mentor.id !== id)
    ? `${name}, ${club?.name ?? 'no club'}`
    : name;

const onePart = (value: number): RowPart[] => [{ key: 'count', value, tone: 'full' }];

/** People of each active mentor; the mentors with the most. */
export function loadFigure(mentors: NonNullable<Overview['mentors']>, scope: Scope): Figure {
  const items = mentors.slice(0, MOST).map(({ mentor, count }) => {
    const label = mentorText(mentor, mentors);
    return {
      key: mentor.id,
      label,
      value: count,
      text: figureText(count),
      name: `${label}: ${countText(count, scope.noun)}`,
      to: peopleLink(scope, { mentor: mentor.id }),
      parts: onePart(count),
    };
  });
  return {
    note: `${countText(mentors.length, 'active mentors')}, the most ${scope.noun} first`,
    items,
    isEmpty: items.length === 0,
    columns: ['Mentor', 'Number'],
    rows: rowsOf(items),
    more: moreOf(
      items,
      mentors.length,
      'mentors',
      mentorsLink({ status: 'active', sort: '-students' }),
    ),
  };
}

/** The people who have been waiting longest. */
export function waitingFigure(
  people: NonNullable<Overview['longestWaiting']>,
  scope: Scope,
): Figure {
  const items = people.map(({ id, name, since }) => {
    const days = since === null ? 0 : daysSince(since);
    const text = since === null ? 'unknown' : daysWord(days);
    return {
      key: id,
      label: name,
      value: days,
      text,
      name: `${name}: ${since === null ? 'wait unknown' : `waiting for ${text}`}`,
      to: peopleLink(scope, {
        ...(since !== null && { waiting: isoDay(since) }),
        dialog: `view-${id}`,
      }),
      parts: onePart(days),
    };
  });
  return {
    note: 'Days since the last save or, without one, the registration',
    items,
    isEmpty: items.length === 0,
    columns: ['Name', 'Waiting'],
    rows: rowsOf(items),
  };
}

/** Silent mentors, the longest silence first. */
export function silentFigure(
  mentors: NonNullable<Overview['silentMentors']>,
  scope: Scope,
): Figure {
  const items = mentors.slice(0, MOST).map(({ mentor, count, since }) => {
    const label = mentorText(mentor, mentors);
    const days = since === null ? 0 : daysSince(since);
    const people = countText(count, scope.noun);
    return {
      key: mentor.id,
      label,
      value: days,
      text: since === null ? 'unknown' : daysWord(days),
      name: `${label}: ${people} without a save${since === null ? '' : ` since ${shortDate(since)}`}`,
      to: peopleLink(scope, {
        mentor: mentor.id,
        ...(since !== null && { waiting: isoDay(since) }),
      }),
      parts: onePart(days),
      count,
    };
  });
  return {
    note: `${countText(mentors.length, 'mentors')} without a save for 30 days`,
    items,
    isEmpty: items.length === 0,
    columns: ['Mentor', 'Waiting', 'Silent for'],
    rows: items.map(({ key, label, count, text, to, name }) => ({
      key,
      name: label,
      cells: [{ text: figureText(count), to, name }, { text }],
    })),
    more: moreOf(items, mentors.length, 'silent mentors', mentorsLink({ status: 'silent' })),
  };
}
