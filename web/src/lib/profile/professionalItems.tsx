import { optionText } from '../i18n/options.ts';
import { t } from '@lingui/core/macro';
import { Grid } from '@chakra-ui/react';
import { TagList } from '../../ui/Tag.tsx';
import type { EducatorAnswerFieldsFragment } from './EducatorAnswerFields.generated.ts';

/** A list of entries, such as publications. */
function EntryList({ entries }: { entries: readonly string[] }) {
  return (
    <Grid as="ul" gap="1" paddingInlineStart="4" listStyleType="disc">
      {entries.map((entry, index) => (
        <li key={index}>
          <bdi>{entry}</bdi>
        </li>
      ))}
    </Grid>
  );
}

type ProfessionalAnswers = Pick<
  EducatorAnswerFieldsFragment,
  | 'currentPosition'
  | 'institution'
  | 'experience'
  | 'qualifications'
  | 'specialization'
  | 'certifications'
  | 'researchInterests'
  | 'publications'
  | 'interests'
  | 'achievements'
>;

/** Splits a text with one entry per line into a list; commas do not separate entries. */
function listOf(text: string | null | undefined) {
  const entries = (text ?? '')
    .split(/[\n;]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
  return entries.length > 1 ? <EntryList entries={entries} /> : entries[0];
}

/** Professional answers of an educator, as items of a DetailsList. */
export function professionalItems(form: ProfessionalAnswers | null | undefined) {
  const interests = form?.interests ?? [];
  return [
    { term: t`Position`, value: form?.currentPosition && optionText(form.currentPosition) },
    { term: t`Institution`, value: form?.institution },
    { term: t`Years of experience`, value: form?.experience && optionText(form.experience) },
    {
      term: t`Highest qualification`,
      value: form?.qualifications && optionText(form.qualifications),
    },
    { term: t`Specialization`, value: form?.specialization },
    { term: t`Certifications`, value: listOf(form?.certifications) },
    { term: t`Research interests`, value: form?.researchInterests },
    { term: t`Publications`, value: listOf(form?.publications) },
    { term: t`Interests`, value: interests.length > 0 && <TagList words={interests} /> },
    { term: t`Achievements`, value: form?.achievements },
  ];
}
