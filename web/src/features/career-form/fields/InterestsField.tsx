import { chakra, Flex, Grid } from '@chakra-ui/react';
import { useField } from 'formik';
import { useRef } from 'react';
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
        hint={`Separate them with commas: ${examples}.`}
      />
      {words.length > 0 && (
        <Flex as="ul" aria-label="Your interests" wrap="wrap" gap="2">
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
              <span>{word}</span>
              <IconButton
                icon="x"
                size="sm"
                label={`Remove ${word}`}
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
      <InterestsField examples="pedagogy, assessment, mentoring" />
      <TextAreaField name="researchInterests" label={labelOf('researchInterests')} />
      <TextAreaField name="publications" label={labelOf('publications')} hint="One a line." />
      <TextAreaField name="certifications" label={labelOf('certifications')} hint="One a line." />
      <TextAreaField name="achievements" label={labelOf('achievements')} />
    </>
  );
}

export function StudentInterestFields() {
  return (
    <>
      <InterestsField examples="robotics, debating, chess" />
      <TextAreaField
        name="futureAspirations"
        label={labelOf('futureAspirations')}
        hint="What you hope to become or do."
      />
      <TextAreaField
        name="achievements"
        label={labelOf('achievements')}
        hint="Prizes, projects, anything you are proud of."
      />
    </>
  );
}
