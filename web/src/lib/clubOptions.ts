import { t } from '@lingui/core/macro';
import { stageName } from './journey/journey.ts';
import { includesText } from './list/compareText.ts';

/** A club as an option of a picker or a form. */
interface ClubCandidate {
  id: string;
  name: string;
  description: string | null;
  stages: readonly { name: string }[] | null;
}

const SHOWN_STAGES = 3;

/** Clubs whose name or description contains the text. */
export function matchingClubs<C extends Pick<ClubCandidate, 'name' | 'description'>>(
  clubs: readonly C[],
  search: string,
): C[] {
  return clubs.filter(({ name, description }) => includesText(search, [name, description]));
}

/** The first three stage names, then "+N more"; empty without stages. */
export function stageSummary(stages: readonly { name: string }[]): string {
  const names = stages.map(({ name }, index) => stageName(name, index));
  const rest = names.length - SHOWN_STAGES;
  const shown = names.slice(0, SHOWN_STAGES).join(', ');
  return rest > 0 ? t`${{ stages: shown }} +${{ count: rest }} more` : shown;
}

/** Props of a club's option. */
export const clubOption = ({ id, name, description, stages }: ClubCandidate) => ({
  value: id,
  title: name,
  subtitle: description ?? undefined,
  details: stageSummary(stages ?? []),
});
