import type { FilterEntries } from '../../../lib/list/filters.ts';
import { searchWith, type Entries } from '../../../lib/url/searchWith.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import type { CLUB_FILTERS, CONCERN_FILTERS, MENTOR_FILTERS } from './otherFilters.ts';
import type { PEOPLE_FILTERS } from './peopleFilters.ts';
import type { SUBMISSION_FILTERS } from './submissionFilters.ts';

/** Filters of the lists of people, and an opened dialog. */
export type PeopleEntries = FilterEntries<typeof PEOPLE_FILTERS> & { dialog?: string };

const linkTo = (tab: string, entries: Entries): string =>
  `/admin${searchWith(new URLSearchParams(), { tab, ...entries })}`;

/** Links to the lists of the dashboard with these filters. */
export const peopleLink = (audience: ClubAudience, entries: PeopleEntries) =>
  linkTo(audience === 'STUDENT' ? '' : 'educators', entries);
export const mentorsLink = (entries: FilterEntries<typeof MENTOR_FILTERS>) =>
  linkTo('mentors', entries);
export const clubsLink = (entries: FilterEntries<typeof CLUB_FILTERS>) => linkTo('clubs', entries);
export const submissionsLink = (entries: FilterEntries<typeof SUBMISSION_FILTERS>) =>
  linkTo('submissions', entries);
export const concernsLink = (entries: FilterEntries<typeof CONCERN_FILTERS>) =>
  linkTo('concerns', entries);
