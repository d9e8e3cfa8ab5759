import type { ListParams } from '../../../lib/list/useListParams.ts';
import { FilterField } from '../../../ui/filters/FilterField.tsx';
import { BANDS } from '../../../ui/thresholds.ts';
import { bandOf, stageOptions } from './progressFilters.ts';

const BAND_OPTIONS = BANDS.map(({ value, label, range }) => ({
  value,
  label: `${label}, ${range}`,
}));

interface ProgressFieldsProps {
  params: Pick<ListParams, 'filter' | 'setFilter'>;
  clubs: Parameters<typeof stageOptions>[0];
}

/** Filters by current stage and by progress. */
export const ProgressFields = ({ params, clubs }: ProgressFieldsProps) => (
  <>
    <FilterField
      label="Stage"
      placeholder="All stages"
      options={stageOptions(clubs, params)}
      value={params.filter('stage')}
      onChange={(value) => {
        params.setFilter('stage', value);
      }}
    />
    <FilterField
      label="Progress"
      placeholder="Any progress"
      options={BAND_OPTIONS}
      value={bandOf(params)?.value ?? ''}
      onChange={(value) => {
        params.setFilter('band', value);
      }}
    />
  </>
);
