import { shortDate } from '../../lib/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import type { EducatorDetailsFragment } from './EducatorDetails.generated.ts';

/** Your Details: what is on record about the educator. */
export function EducatorDetails({ educator }: { educator: EducatorDetailsFragment }) {
  const form = educator.formDetails;
  return (
    <Panel title="Your Details" padded>
      <DetailsList
        columns={2}
        items={[
          { term: 'Name', value: educator.name },
          { term: 'Email', value: educator.email },
          { term: 'Phone', value: educator.phone },
          { term: 'Gender', value: form?.gender },
          { term: 'Date of birth', value: form?.dateOfBirth && shortDate(form.dateOfBirth) },
          { term: 'Age', value: form?.age },
          { term: 'Assigned club', value: educator.club?.name ?? 'Not assigned' },
          { term: 'Preferred language', value: form?.preferredLanguage },
          { term: 'Address', value: form?.address },
          { term: 'City', value: form?.city },
          { term: 'State', value: form?.state },
          { term: 'Emergency contact', value: form?.emergencyContact },
        ]}
      />
    </Panel>
  );
}
