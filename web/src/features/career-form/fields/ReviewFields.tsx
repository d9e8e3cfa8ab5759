import { chakra, Grid, HStack } from '@chakra-ui/react';
import { useFormikContext } from 'formik';
import { shortDate } from '../../../lib/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { listOf } from '../../../lib/profile/listOf.ts';
import { DetailsList } from '../../../ui/DetailsList.tsx';
import { TagList } from '../../../ui/Tag.tsx';
import type { Answers, FieldName } from '../answers.ts';
import { useClubChoicesQuery } from '../ClubChoices.generated.ts';
import { consentNeed, CONSENT_FIELDS } from '../consent.ts';
import { labelOf } from '../labels.ts';
import { hasTwelfthField } from '../../../lib/profile/hasTwelfthField.ts';
import type { StepFieldsProps } from '../step.ts';

const GUARDIAN: ReadonlySet<FieldName> = new Set(CONSENT_FIELDS);

/** All answers to be sent, with links to their steps. */
export function ReviewFields({ audience, steps, goTo }: StepFieldsProps) {
  const { values } = useFormikContext<Answers>();
  // Already in the cache of the club step.
  const { data } = useClubChoicesQuery({
    variables: { clubFor: audience },
    fetchPolicy: 'cache-first',
  });
  const isAsked = (field: FieldName) => {
    if (field === 'twelfthPercentage') return hasTwelfthField(values.class);
    if (field === 'consentVersion') return false;
    return !GUARDIAN.has(field) || consentNeed(values.dateOfBirth) !== 'none';
  };
  const shown = (field: FieldName) => {
    const value = values[field];
    if (field === 'interests') return value && <TagList words={listOf(value)} />;
    if (field === 'dateOfBirth') return value && shortDate(value);
    if (field === 'consentGivenOn') {
      return (
        value && `Given on ${shortDate(value)}, version ${values.consentVersion} of the notice`
      );
    }
    if (field !== 'clubId') return value;
    if (value === '') return 'Decide later';
    return data?.clubChoices?.find(({ id }) => id === value)?.name ?? 'Chosen before';
  };
  return steps.map((step) => (
    <Grid as="section" key={step.id} aria-labelledby={`review-${step.id}`} gap="2">
      <HStack justify="space-between" gap="3">
        <chakra.h3 id={`review-${step.id}`} textStyle="item">
          {step.title}
        </chakra.h3>
        <Button
          tone="plain"
          size="sm"
          aria-label={`Change ${step.title}`}
          onClick={() => void goTo(step)}
        >
          Change
        </Button>
      </HStack>
      <DetailsList
        items={step.fields
          .filter(isAsked)
          .map((field) => ({ term: labelOf(field), value: shown(field) }))}
      />
    </Grid>
  ));
}
