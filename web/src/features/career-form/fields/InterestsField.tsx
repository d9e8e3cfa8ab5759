import { t } from '@lingui/core/macro';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useField } from 'formik';
import { useRef } from 'react';
import { isolated } from '../../../lib/i18n/formats.ts';
import { listOf } from '../../../lib/profile/listOf.ts';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { labelOf } from '../labels.ts';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';

/** Comma-separated interests, each shown as a removable chip. */
export function InterestsField({ examples }: { examples: string }) {
  const [{ value }, , helpers] = useField<string>('interests');
  const area = useRef<HTMLDivElement>(null);
  const words = listOf(value);
  return (
    <Grid ref={area} gap="2" minW="0">
      <TextField
        name="interests"
        label={labelOf('interests')}
        hint={t`Separate them with commas: ${{ examples }}.`}
      />
      {words.length > 0 && (
        <Flex as="ul" aria-label={t`Your interests`} wrap="wrap" gap="2">
          {words.map((word, index) => (
            <chakra.li
              key={index}
              display="inline-flex"
              alignItems="center"
              minW="0"
              paddingInlineStart="3"
              borderRadius="full"
              bg="brand-soft"
              color="brand"
              fontSize="14"
              fontWeight="action"
              overflowWrap="anywhere"
            >
              <bdi>{word}</bdi>
              <IconButton
                icon="x"
                size="sm"
                label={t`Remove ${{ word: isolated(word) }}`}
                onClick={() => {
                  void helpers.setValue(words.filter((_, other) => other !== index).join(', '));
                  area.current?.querySelector('input')?.focus();
                }}
              />
            </chakra.li>
          ))}
        </Flex>
      )}
    </Grid>
  );
}

export function EducatorInterestFields() {
  return (
    <>
      <InterestsField examples={t`pedagogy, assessment, mentoring`} />
      <TextAreaField name="researchInterests" label={labelOf('researchInterests')} />
      <TextAreaField name="publications" label={labelOf('publications')} hint={t`One a line.`} />
      <TextAreaField
        name="certifications"
        label={labelOf('certifications')}
        hint={t`One a line.`}
      />
      <TextAreaField name="achievements" label={labelOf('achievements')} />
    </>
  );
}

export function StudentInterestFields() {
  return (
    <>
      <InterestsField examples={t`robotics, debating, chess`} />
      <TextAreaField
        name="futureAspirations"
        label={labelOf('futureAspirations')}
        hint={t`What you hope to become or do.`}
      />
      <TextAreaField
        name="achievements"
        label={labelOf('achievements')}
        hint={t`Prizes, projects, anything you are proud of.`}
      />
    </>
  );
}
