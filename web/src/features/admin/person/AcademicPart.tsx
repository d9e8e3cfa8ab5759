import { Grid } from '@chakra-ui/react';
import { capitalised, percent } from '../../../lib/format.ts';
import { professionalItems } from '../../../lib/profile/professionalItems.tsx';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { MarkList } from '../../../ui/person/MarkList.tsx';
import { TagList } from '../../../ui/Tag.tsx';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import type { PersonViewFragment } from './PersonView.generated.ts';

type Student = Extract<PersonViewFragment, { __typename: 'Student' }>;

const tags = (words: readonly string[] = []) => words.length > 0 && <TagList words={words} />;

function StudentAnswers({ formDetails: form }: Student) {
  return (
    <Grid gap="5">
      <MarkList
        row
        items={[
          { term: '10th percentage', value: percent(form?.tenthPercentage) },
          { term: '12th percentage', value: percent(form?.twelfthPercentage) },
          { term: 'Class', value: form?.class ?? null },
        ]}
      />
      <DetailsList
        items={[
          { term: 'School', value: form?.schoolName },
          {
            term: 'Academic stream',
            value: form?.academicStream && capitalised(form.academicStream),
          },
          { term: 'Interests', value: tags(form?.interests) },
          { term: 'Aspirations', value: form?.futureAspirations },
          { term: 'Achievements', value: form?.achievements },
        ]}
      />
    </Grid>
  );
}

/** The Academic tab: the answers of the form. */
export function AcademicPart({ person }: { person: PersonViewFragment }) {
  if (person.formSubmitted === false) {
    return (
      <EmptyState
        title="Form not submitted yet"
        detail="The answers appear here as soon as the form is sent."
      />
    );
  }
  return person.__typename === 'Student' ? (
    <StudentAnswers {...person} />
  ) : (
    <DetailsList items={professionalItems(person.formDetails)} />
  );
}
