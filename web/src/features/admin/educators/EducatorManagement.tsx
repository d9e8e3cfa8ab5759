import { useMemo } from 'react';
import { toVariables } from '../people/criteria.ts';
import { PeopleManagement } from '../people/PeopleManagement.tsx';
import { usePeopleCriteria } from '../people/usePeopleCriteria.ts';
import { usePeoplePage } from '../people/usePeoplePage.ts';
import { Picker } from '../pickers/Picker.tsx';
import { usePicker } from '../pickers/usePicker.ts';
import { educatorColumns, positionOf } from './educatorColumns.tsx';
import { useEducatorsQuery } from './Educators.generated.ts';

/** The tab Educators: find an educator, change club and mentor. */
export function EducatorManagement() {
  const criteria = usePeopleCriteria();
  const result = useEducatorsQuery({
    variables: toVariables(criteria),
  });
  const known = result.error ? result.data : (result.data ?? result.previousData);
  const page = usePeoplePage('educators', criteria, {
    ...result,
    found: known?.educators,
    again: result.previousData !== undefined,
  });
  const { picker, open, close } = usePicker();
  const columns = useMemo(() => educatorColumns(open), [open]);
  const picked = picker && page.rows.find(({ id }) => id === picker.personId);
  return (
    <>
      <PeopleManagement
        title="Educator Management"
        noun="educators"
        searchHint="Name, email, institution or position"
        criteria={criteria}
        page={page}
        columns={columns}
        selectedId={picker?.personId ?? null}
      />
      {picker && picked && (
        <Picker
          kind={picker.kind}
          person={{ ...picked, audience: 'EDUCATOR', note: positionOf(picked) }}
          onClose={close}
        />
      )}
    </>
  );
}
