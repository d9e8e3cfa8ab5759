import { capitalised, shortDate } from '../../lib/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { PersonDetailsFragment } from './PersonDetails.generated.ts';

/** Your Details: what is on record about the person. */
export function PersonDetails({ person }: { person: PersonDetailsFragment }) {
  const form = person.formDetails;
  const student = person.__typename === 'Student' ? person : null;
  const stream = student?.formDetails?.academicStream;
  return (
    <Panel title="Your Details" padded>
      <DetailsList
        columns={2}
        items={[
          { term: 'Name', value: person.name },
          { term: 'Email', value: person.email },
          { term: 'Phone', value: person.phone },
          { term: 'Gender', value: form?.gender },
          { term: 'Date of birth', value: form?.dateOfBirth && shortDate(form.dateOfBirth) },
          { term: 'Age', value: form?.age },
          ...(student
            ? [
                { term: 'Education', value: student.education },
                { term: 'Academic stream', value: stream && capitalised(stream) },
              ]
            : []),
          { term: 'Assigned club', value: person.club?.name ?? 'Not assigned' },
          { term: 'Preferred language', value: form?.preferredLanguage },
          { term: 'Address', value: form?.address },
          { term: 'City', value: form?.city },
          { term: 'State', value: form?.state },
          ...(student
            ? [{ term: 'Parent/guardian contact', value: student.formDetails?.parentContact }]
            : []),
          { term: 'Emergency contact', value: form?.emergencyContact },
        ]}
      />
    </Panel>
  );
}
