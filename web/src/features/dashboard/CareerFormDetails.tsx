import { chakra } from '@chakra-ui/react';
import { percent } from '../../lib/format.ts';
import { DetailsList } from '../../ui/DetailsList.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { MarkList } from '../../ui/person/MarkList.tsx';
import { TagList } from '../../ui/person/TagList.tsx';
import type { CareerFormDetailsFragment } from './CareerFormDetails.generated.ts';

/** Career Form Details: what the student answered there. */
export function CareerFormDetails({ student }: { student: CareerFormDetailsFragment }) {
  const form = student.formDetails;
  const interests = form?.interests ?? [];
  return (
    <Panel title="Career Form Details" padded>
      <chakra.div
        display="grid"
        gap={{ base: '6', md: '8' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '9.375rem minmax(0, 1fr)' }}
      >
        <MarkList
          items={[
            { term: '10th percentage', value: percent(form?.tenthPercentage) },
            { term: '12th percentage', value: percent(form?.twelfthPercentage) },
            { term: 'Class', value: form?.class ?? null },
          ]}
        />
        <DetailsList
          items={[
            { term: 'School', value: form?.schoolName },
            { term: 'Interests', value: interests.length > 0 && <TagList words={interests} /> },
            { term: 'Aspirations', value: form?.futureAspirations },
            { term: 'Achievements', value: form?.achievements },
          ]}
        />
      </chakra.div>
    </Panel>
  );
}
