import { shortDate } from '../../../lib/format.ts';
import { AccountStatusBadge } from '../table/AccountStatusBadge.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { consentItems } from './consentItems.tsx';
import { aboutItems, contactItems } from './personalItems.tsx';
import type { PersonViewFragment } from './PersonView.generated.ts';
import { Absent } from '../../../lib/failure/Absent.tsx';

/** The Profile tab: personal data and contact details. */
export function ProfilePart({ person }: { person: PersonViewFragment }) {
  return (
    <DetailsList
      columns={2}
      items={[
        { term: 'Name', value: person.name },
        ...contactItems(person),
        { term: 'Status', value: <AccountStatusBadge status={person.status} /> },
        {
          term: 'Club',
          value: person.club?.name ?? <Absent field="person.club">Not assigned</Absent>,
        },
        {
          term: 'Mentor',
          value: person.mentor?.name ?? <Absent field="person.mentor">Not assigned</Absent>,
        },
        { term: 'Registered', value: person.createdAt && shortDate(person.createdAt) },
        ...(person.__typename === 'Student'
          ? [{ term: 'Education', value: person.education }, ...consentItems(person)]
          : []),
        ...aboutItems(person),
      ]}
    />
  );
}
