import { DetailsList } from '../../ui/DetailsList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { TagList } from '../../ui/person/TagList.tsx';
import type { ProfessionalProfileFragment } from './ProfessionalProfile.generated.ts';

/** Professional Profile: what the educator answered in the professional form. */
export function ProfessionalProfile({ educator }: { educator: ProfessionalProfileFragment }) {
  const form = educator.formDetails;
  const interests = form?.interests ?? [];
  return (
    <Panel title="Professional Profile" padded>
      <DetailsList
        items={[
          { term: 'Position', value: form?.currentPosition },
          { term: 'Institution', value: form?.institution },
          { term: 'Years of experience', value: form?.experience },
          { term: 'Highest qualification', value: form?.qualifications },
          { term: 'Specialization', value: form?.specialization },
          { term: 'Certifications', value: form?.certifications },
          { term: 'Research interests', value: form?.researchInterests },
          { term: 'Publications', value: form?.publications },
          { term: 'Interests', value: interests.length > 0 && <TagList words={interests} /> },
          { term: 'Achievements', value: form?.achievements },
        ]}
      />
    </Panel>
  );
}
