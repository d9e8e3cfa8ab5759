import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { chakra } from '@chakra-ui/react';
import { useFailureToast } from '../../../lib/failure/useFailureToast.ts';
import { useListParams } from '../../../lib/list/useListParams.ts';
import { usePagedList } from '../../../lib/list/usePagedList.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Panel } from '../../../ui/Panel.tsx';
import { countOf } from '../table/countOf.ts';
import { hasMoreFilters, toVariables } from './criteria.ts';
import { EducatorsDocument } from './Educators.generated.ts';
import { PeopleFilters } from './PeopleFilters.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { PeopleDialogs } from './PeopleDialogs.tsx';
import { personColumns } from './personColumns.tsx';
import { StudentsDocument } from './Students.generated.ts';
import { usePeopleDialog } from './usePeopleDialog.ts';
import { UnreadFields } from '../../../lib/failure/Absent.tsx';

const AUDIENCES = {
  STUDENT: {
    document: StudentsDocument,
    title: 'Student Management',
    noun: 'students',
    searchHint: 'Name, email or school, or ID',
  },
  EDUCATOR: {
    document: EducatorsDocument,
    title: 'Educator Management',
    noun: 'educators',
    searchHint: 'Name, email, institution or position',
  },
} as const;

/** The people of an audience with filters, and their dialogs. */
export function PeopleTab({ audience }: { audience: ClubAudience }) {
  const { document, title, noun, searchHint } = AUDIENCES[audience];
  const params = useListParams();
  const result = useQuery(document, { variables: toVariables(params) });
  const list = usePagedList(params, result, (data) => data.people);
  const isFirst = result.previousData === undefined;
  useFailureToast(
    list.error,
    isFirst ? 'Error loading data' : `Error fetching ${noun}`,
    isFirst
      ? `Failed to load ${noun}, clubs, or mentors.`
      : `Failed to load ${noun}. Please try again.`,
  );
  const dialog = usePeopleDialog();
  const [isMoreOpen, setIsMoreOpen] = useState(hasMoreFilters(params));
  const count = list.totalCount === null ? `Loading ${noun}...` : countOf(list.totalCount, noun);
  return (
    <UnreadFields value={list.error}>
      <chakra.div css={{ '& > section': { overflow: 'clip' } }}>
        <Panel
          title={title}
          note={list.failed ? undefined : <span role="status">{count}</span>}
          aside={
            <PeopleFilters
              noun={noun}
              searchHint={searchHint}
              params={params}
              canClear={list.totalCount !== 0}
              isMoreOpen={isMoreOpen}
              onMore={() => {
                setIsMoreOpen(!isMoreOpen);
              }}
            />
          }
        >
          {isMoreOpen && <MoreFilters audience={audience} params={params} />}
          <PeopleTable
            audience={audience}
            noun={noun}
            params={params}
            list={list}
            columns={personColumns(audience, dialog)}
            selectedId={dialog.current?.id ?? null}
          />
        </Panel>
      </chakra.div>
      <PeopleDialogs audience={audience} dialog={dialog} rows={list.rows} loading={list.loading} />
    </UnreadFields>
  );
}
