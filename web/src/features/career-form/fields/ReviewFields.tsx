import { t } from '@lingui/core/macro';
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
import { consentGiven, consentLang, isConsentField } from '../consentTexts.ts';
import { labelOf } from '../labels.ts';
import { hasTwelfthField } from '../../../lib/profile/hasTwelfthField.ts';
import { answerText } from '../options.ts';
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
    if (field === 'consentVersion' || field === 'consentLanguage') return false;
    return !GUARDIAN.has(field) || consentNeed(values.dateOfBirth) !== 'none';
  };
  const shown = (field: FieldName) => {
    const value = values[field];
    if (field === 'interests') return value && <TagList words={listOf(value)} />;
    if (field === 'dateOfBirth') return value && shortDate(value);
    if (field === 'consentGivenOn') return value && consentGiven(value, values.consentVersion);
    if (field !== 'clubId') return answerText(field, value);
    if (value === '') return t`Decide later`;
    return data?.clubChoices?.find(({ id }) => id === value)?.name ?? t`Chosen before`;
  };
  return steps.map((step) => (
    <Grid as="section" key={step.id} aria-labelledby={`review-${step.id}`} gap="2">
      <HStack justify="space-between" gap="3">
        <chakra.h3 id={`review-${step.id}`} textStyle="item">
          {step.title()}
        </chakra.h3>
        <Button
          tone="plain"
          size="sm"
          aria-label={t`Change ${{ step: step.title() }}`}
          onClick={() => void goTo(step)}
        >
          {t`Change`}
        </Button>
      </HStack>
      <DetailsList
        items={step.fields.filter(isAsked).map((field) => {
          const lang = isConsentField(field) ? consentLang() : undefined;
          const value = shown(field);
          return {
            term: labelOf(field),
            lang,
            value: lang && value ? <bdi lang={lang}>{value}</bdi> : value,
          };
        })}
      />
    </Grid>
  ));
}
