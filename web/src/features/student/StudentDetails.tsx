import { capitalised, shortDate } from '../../lib/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { StudentDetailsFragment } from './StudentDetails.generated.ts';

/** Your Details: what is on record about the student. */
export function StudentDetails({ student }: { student: StudentDetailsFragment }) {
  const form = student.formDetails;
  return (
    <Panel title="Your Details" padded>
      <DetailsList
        columns={2}
        items={[
          { term: 'Name', value: student.name },
          { term: 'Email', value: student.email },
          { term: 'Phone', value: student.phone },
          { term: 'Gender', value: form?.gender },
          { term: 'Date of birth', value: form?.dateOfBirth && shortDate(form.dateOfBirth) },
          { term: 'Age', value: form?.age },
          { term: 'Education', value: student.education },
          {
            term: 'Academic stream',
            value: form?.academicStream && capitalised(form.academicStream),
          },
          { term: 'Assigned club', value: student.club?.name ?? 'Not assigned' },
          { term: 'Preferred language', value: form?.preferredLanguage },
          { term: 'Address', value: form?.address },
          { term: 'City', value: form?.city },
          { term: 'State', value: form?.state },
          { term: 'Parent/guardian contact', value: form?.parentContact },
          { term: 'Emergency contact', value: form?.emergencyContact },
        ]}
      />
    </Panel>
  );
}
