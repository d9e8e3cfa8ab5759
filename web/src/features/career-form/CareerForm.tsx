import { t } from '@lingui/core/macro';
import { Grid } from '@chakra-ui/react';
import { Formik, useFormikContext } from 'formik';
import { useRef, useState, useEffect } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../../lib/drafts.ts';
import { LeaveStepForm } from '../../lib/stepForm/LeaveStepForm.tsx';
import { useStep } from '../../lib/stepForm/useStep.ts';
import { useStepFocus } from '../../lib/stepForm/useStepFocus.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { FormAside, type BackLink } from './FormAside.tsx';
import { StepPanel } from './StepPanel.tsx';
import { changedAnswers, hasChanges, type Answers } from './answers.ts';
import { schemaOf } from './rules.ts';
import { REVIEW, STEPS } from './steps.ts';
import { firstOpenStep } from './step.ts';
import { useSend } from './useSend.ts';

interface KeepDraftProps {
  draft: Draft<Partial<Answers>>;
  /** Answers of the record. */
  stored: Answers;
  /** Those of the record, with the club of the join button. */
  earlier: Answers;
}

/**
 * Stores the changed answers as a draft until the form is submitted, and asks before the page is
 * left. Unchanged answers are not stored: the draft would overwrite later changes of the record.
 */
function KeepDraft({ draft, stored, earlier }: KeepDraftProps) {
  const { values } = useFormikContext<Answers>();
  const hasUnsent = hasChanges(earlier, values);
  useEffect(() => {
    if (hasUnsent) draft.keep(changedAnswers(stored, values));
    else draft.clear();
  }, [draft, stored, hasUnsent, values]);
  return <LeaveStepForm hasUnsent={hasUnsent} isStored={draft.isStored} stay={t`Keep filling`} />;
}

interface CareerFormProps {
  audience: ClubAudience;
  /** Answers of the record. */
  stored: Answers;
  /** Those of the record, with the club of the join button. */
  earlier: Answers;
  /** Initial answers: the earlier ones, with those of the draft. */
  first: Answers;
  draft: Draft<Partial<Answers>>;
  back: BackLink;
  onSubmitted: (how: { first: boolean }) => Promise<void>;
}

/** The form, one step at a time. The last step sends all answers. */
export function CareerForm({
  audience,
  stored,
  earlier,
  first,
  draft,
  back,
  onSubmitted,
}: CareerFormProps) {
  const steps = STEPS[audience];
  const current = useStep([...steps, REVIEW], firstOpenStep(steps, first));
  const [sending, setSending] = useState(false);
  // Step at which the form was submitted; it stays visible until the caller navigates.
  const [sentFrom, setSentFrom] = useState<typeof current | null>(null);
  const place = sentFrom ?? current;
  const { step, after } = place;
  const area = useRef<HTMLDivElement>(null);
  useStepFocus(area, step.id);
  const send = useSend(audience, current.goTo, async (how) => {
    // Synchronously, so that the navigation of the caller needs no confirmation.
    flushSync(() => {
      setSentFrom(place);
    });
    draft.clear();
    await current.rewind();
    await onSubmitted(how);
  });
  return (
    <Formik
      initialValues={first}
      validationSchema={() => schemaOf(step.fields)}
      onSubmit={async (answers, form) => {
        if (after) {
          form.setStatus(undefined);
          await form.setTouched({}, false);
          await current.goTo(after);
          return;
        }
        setSending(true);
        await send(answers, form);
        setSending(false);
      }}
    >
      <Grid
        ref={area}
        templateColumns={{
          base: 'minmax(0, 1fr)',
          lg: '{sizes.stepAside} minmax(0, {sizes.stepForm})',
        }}
        justifyContent="center"
        alignItems="start"
        gap={{ base: '6', lg: '20' }}
        paddingTop={{ lg: '4' }}
      >
        <FormAside
          audience={audience}
          steps={steps}
          place={place}
          back={back}
          draft={draft}
          sending={sending}
        />
        <StepPanel key={step.id} audience={audience} place={place} sending={sending} />
        {!sentFrom && <KeepDraft draft={draft} stored={stored} earlier={earlier} />}
      </Grid>
    </Formik>
  );
}
