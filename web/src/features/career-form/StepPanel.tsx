import { plural, t } from '@lingui/core/macro';
import { chakra, Flex } from '@chakra-ui/react';
import { Form, useFormikContext } from 'formik';
import { useRef, useState } from 'react';
import { listText } from '../../lib/format.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { BusyFieldset } from '../../ui/fields/BusyFieldset.tsx';
import { FormAlert } from '../../ui/Notice.tsx';
import { useFocusFirstError } from '../../ui/fields/useFocusFirstError.ts';
import type { Answers, FieldName } from './answers.ts';
import { consentLang, isConsentField, missingConsent } from './consentTexts.ts';
import { nameOf } from './labels.ts';
import { missingFields } from './rules.ts';
import { STEPS } from './steps.ts';
import { REFUSED } from './useSend.ts';
import type { Step } from './step.ts';
import type { useStep } from '../../lib/stepForm/useStep.ts';
import { Button } from '../../ui/Button.tsx';

const SUBMIT: Record<ClubAudience, () => string> = {
  STUDENT: () => t`Submit Student Application`,
  EDUCATOR: () => t`Submit Educator Application`,
};

interface StepButtonsProps {
  audience: ClubAudience;
  place: ReturnType<typeof useStep<Step>>;
  /** The form is being submitted: earlier steps can't be opened. */
  sending: boolean;
}

/** Buttons to the previous and the next step, or to submit the form. */
function StepButtons({ audience, place, sending }: StepButtonsProps) {
  const { isSubmitting } = useFormikContext();
  const { before, after, goTo } = place;
  return (
    <Flex
      direction={{ base: 'column-reverse', lg: 'row' }}
      justify={before ? 'space-between' : 'flex-end'}
      gap="3"
      paddingBlock="5"
      paddingInline={{ base: '5', lg: '8' }}
      bg="sunk"
    >
      {before && (
        <Button
          icon="chevron-left"
          tone="outline"
          disabled={sending}
          onClick={() => void goTo(before)}
        >
          {before.title()}
        </Button>
      )}
      <Button
        iconEnd={after ? 'arrow-right' : undefined}
        type="submit"
        tone="go"
        busy={isSubmitting}
      >
        {after ? t`Next: ${{ step: after.title() }}` : SUBMIT[audience]()}
      </Button>
    </Flex>
  );
}

/** "Email and School are missing."; fields of the consent in its language. */
function MissingFields({ fields }: { fields: readonly FieldName[] }) {
  const lang = consentLang();
  const ofConsent = lang ? fields.filter(isConsentField) : [];
  const others = fields.filter((field) => !ofConsent.some((one) => one === field));
  const names = listText(others.map(nameOf));
  return (
    <>
      {others.length > 0 && (
        <span>
          {plural(
            { count: others.length },
            { one: `${names} is missing.`, other: `${names} are missing.` },
          )}
        </span>
      )}{' '}
      {ofConsent.length > 0 && <span lang={lang}>{missingConsent(ofConsent)}</span>}
    </>
  );
}

/** Errors of this step, at its top; renders nothing without errors. */
function StepAlert({ fields }: { fields: readonly FieldName[] }) {
  const { values, errors, touched } = useFormikContext<Answers>();
  const wrong = fields.filter((field) => touched[field] && errors[field]);
  if (wrong.length === 0) return null;
  const missing = missingFields(wrong, values);
  if (missing.length === 0) {
    return (
      <FormAlert
        title={t`Please check your answers`}
        detail={t`The marked fields need a change.`}
      />
    );
  }
  return (
    <FormAlert
      title={t`Please fill all required fields`}
      detail={<MissingFields fields={missing} />}
    />
  );
}

interface StepPanelProps {
  audience: ClubAudience;
  place: ReturnType<typeof useStep<Step>>;
  /** The form is being submitted: fields are disabled. */
  sending: boolean;
}

/** One step: heading, fields and buttons. */
export function StepPanel({ audience, place, sending }: StepPanelProps) {
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormikContext<Answers>();
  const { submitCount } = formik;
  const refused: unknown = formik.status;
  const [countOnArrival] = useState(submitCount);
  useFocusFirstError(form);
  const { title, note, fields, Fields } = place.step;
  return (
    <chakra.div asChild bg="surface" border="line" borderRadius="3" minW="0" overflow="clip">
      <Form ref={form} noValidate>
        <chakra.div
          padding={{ base: '5', lg: '6' }}
          paddingInline={{ lg: '8' }}
          borderBottom="line"
        >
          <chakra.h2 tabIndex={-1} outline="none" scrollMarginTop="4" textStyle="section">
            {title()}
          </chakra.h2>
          <chakra.p textStyle="small" color="ink-soft">
            {note()}
          </chakra.p>
        </chakra.div>
        <BusyFieldset busy={sending} display="grid" gap="6" padding={{ base: '5', lg: '8' }}>
          {(refused === REFUSED || submitCount > countOnArrival) && <StepAlert fields={fields} />}
          <Fields audience={audience} steps={STEPS[audience]} goTo={place.goTo} />
        </BusyFieldset>
        <StepButtons audience={audience} place={place} sending={sending} />
      </Form>
    </chakra.div>
  );
}
