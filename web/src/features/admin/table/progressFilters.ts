import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { ProgressBand } from '../../../schema.generated.ts';
import { BANDS } from '../../../ui/thresholds.ts';

/** Filters of a list by progress, in the URL. */
export const PROGRESS_FILTERS = ['stage', 'band'] as const;

/** Value of the stage filter for people who have not started. */
export const NO_STAGE = 'not-started';

type Given = Pick<ListParams, 'filter'>;

export const bandOf = ({ filter }: Given) => BANDS.find(({ value }) => value === filter('band'));

const stageOf = ({ filter }: Given): string =>
  filter('stage') === NO_STAGE ? 'Not Started' : filter('stage');

/** Converts the filters to those of a query. */
export function progressFilter(params: Given): { currentStage?: string; band?: ProgressBand } {
  const stage = params.filter('stage');
  const band = bandOf(params)?.band;
  return {
    ...(stage && { currentStage: stage === NO_STAGE ? '' : stage }),
    ...(band && { band }),
  };
}

/** Descriptions of the filters. */
export function progressTexts(params: Given): string[] {
  const [stage, band] = [stageOf(params), bandOf(params)];
  return [
    ...(stage ? [`stage ${stage}`] : []),
    ...(band ? [`progress ${band.label}, ${band.range}`] : []),
  ];
}

/** The filters as words, for the name of a file. */
export const progressWords = (params: Given): string[] => [
  stageOf(params),
  bandOf(params)?.label ?? '',
];

/** Options of the stage filter: the stages of one club or of all, and a chosen one of elsewhere. */
export function stageOptions(
  clubs: readonly { id: string; stages: readonly { name: string }[] | null }[],
  { filter }: Given,
) {
  const [clubId, chosen] = [filter('club'), filter('stage')];
  const names = clubs
    .filter(({ id }) => !clubId || id === clubId)
    .flatMap(({ stages }) => (stages ?? []).map(({ name }) => name));
  const all = new Set([...names.filter(Boolean), ...(chosen ? [chosen] : [])]);
  all.delete(NO_STAGE);
  return [
    { value: NO_STAGE, label: 'Not Started' },
    ...[...all].map((name) => ({ value: name, label: name })),
  ];
}
