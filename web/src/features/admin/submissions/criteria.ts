import type { ListParams } from '../../../lib/list/useListParams.ts';
import type { ClubAudience, SubmissionSortField } from '../../../schema.generated.ts';
import type { FormSubmissionsQueryVariables } from './FormSubmissions.generated.ts';

const PAGE_SIZE = 10;

/** Newest first. */
export const DEFAULT_SORT = '-submitted';

const SORT_FIELDS = new Map<string, SubmissionSortField>([
  ['name', 'NAME'],
  ['submitted', 'SUBMITTED_AT'],
]);

export const STATUSES = [{ value: 'submitted', label: 'Submitted' }] as const;

export const ROLES = [
  { value: 'students', label: 'Students' },
  { value: 'educators', label: 'Educators' },
] as const;

const AUDIENCES = new Map<string, ClubAudience>([
  ['students', 'STUDENT'],
  ['educators', 'EDUCATOR'],
]);

type Given = Pick<ListParams, 'search' | 'sort' | 'page' | 'filter'>;

/** Converts the criteria to query variables. */
export function toVariables(params: Given): FormSubmissionsQueryVariables {
  const search = params.search.trim();
  const audience = AUDIENCES.get(params.filter('role'));
  const sort = params.sort || DEFAULT_SORT;
  const field = SORT_FIELDS.get(sort.replace(/^-/, ''));
  return {
    filter: {
      ...(search && { search }),
      ...(params.filter('status') === 'submitted' && { submitted: true }),
      ...(audience && { audience }),
    },
    sort: field && { field, direction: sort.startsWith('-') ? 'DESC' : 'ASC' },
    page: { number: params.page, size: PAGE_SIZE },
  };
}

/** Descriptions of the filters. */
export function criteriaTexts(params: Given): string[] {
  const search = params.search.trim();
  const { filter } = toVariables(params);
  const role = ROLES.find(({ value }) => value === params.filter('role'));
  return [
    ...(search ? [`“${search}”`] : []),
    ...(filter?.submitted ? ['status submitted'] : []),
    ...(role ? [`role ${role.label.toLowerCase()}`] : []),
  ];
}
