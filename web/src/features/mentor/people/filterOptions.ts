import type { SelectOption } from '../../../ui/fields/Select.tsx';
import type { MentorDashboard } from '../list/useMentorDashboard.ts';
import { BANDS } from '../../../ui/thresholds.ts';
import { NO_STAGE } from '../list/criteria.ts';

export const BAND_OPTIONS: readonly SelectOption[] = BANDS.map(({ value, label, range }) => ({
  value,
  label: `${label}, ${range}`,
}));

/** Options without duplicates, in the given order; always includes the selected one. */
function distinct(options: readonly SelectOption[], chosen: SelectOption): SelectOption[] {
  const byValue = new Map(options.map((option) => [option.value, option]));
  if (chosen.value && !byValue.has(chosen.value)) byValue.set(chosen.value, chosen);
  return [...byValue.values()];
}

/** Stages of the mentor's club, then stages of other clubs on this page. */
export function stageOptions({ stages, people }: MentorDashboard): SelectOption[] {
  const current = people.params.filter('current');
  const names = [stages ?? [], ...people.rows.map(({ club }) => club?.stages ?? [])]
    .flat()
    .map(({ name }) => name)
    .filter((name) => name.trim() !== '');
  return distinct(
    [
      { value: NO_STAGE, label: 'Not Started' },
      ...names.map((name) => ({ value: name, label: name })),
    ],
    { value: current, label: current },
  );
}

/** The mentor's club and the clubs of the people on this page. */
export function clubOptions({ mentor, people }: MentorDashboard): SelectOption[] {
  const clubs = [mentor?.club, ...people.rows.map(({ club }) => club)];
  return distinct(
    clubs.flatMap((club) => (club ? [{ value: club.id, label: club.name }] : [])),
    { value: people.params.filter('club'), label: 'Chosen club' },
  );
}
