import { chakra } from '@chakra-ui/react';
import { Formik } from 'formik';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../../lib/drafts.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import type { Answers } from './answers.ts';
import { FormAside } from './FormAside.tsx';
import { KeepDraft } from './KeepDraft.tsx';
import { LeaveForm } from './LeaveForm.tsx';
import { schemaOf } from './rules.ts';
import { StepPanel } from './StepPanel.tsx';
import { STEPS } from './steps.ts';
import { useSend } from './useSend.ts';
import { useStep } from './useStep.ts';
import { useStepFocus } from './useStepFocus.ts';

interface CareerFormProps {
  audience: ClubAudience;
  /** The answers given before. */
  earlier: Answers;
  /** What the form begins with: a draft, else the earlier answers. */
  first: Answers;
  draft: Draft<Answers>;
  backTo: string;
  onSubmitted: (how: { first: boolean }) => Promise<void>;
}

/** One step at a time; every step keeps its answers, and the last one sends them all. */
export function CareerForm({
  audience,
  earlier,
  first,
  draft,
  backTo,
  onSubmitted,
}: CareerFormProps) {
  const steps = STEPS[audience];
  const place = useStep(steps);
  const { step, after } = place;
  const area = useRef<HTMLDivElement>(null);
  useStepFocus(area, step.id);
  const [sent, setSent] = useState(false);
  const send = useSend(audience, place.goTo, async (how) => {
    // At once, so that the question before leaving is gone before the caller moves on.
    flushSync(() => {
      setSent(true);
    });
    draft.clear();
    await onSubmitted(how);
  });
  return (
    <Formik
      initialValues={first}
      validationSchema={() => schemaOf(step.fields)}
      onSubmit={async (answers, form) => {
        if (!after) return send(answers, form);
        form.setStatus(undefined);
        await form.setTouched({}, false);
        await place.goTo(after);
      }}
    >
      <chakra.div
        ref={area}
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: '{sizes.stepAside} minmax(0, {sizes.stepForm})',
        }}
        justifyContent="center"
        alignItems="start"
        gap={{ base: '6', lg: '20' }}
        paddingTop={{ lg: '4' }}
      >
        <FormAside audience={audience} steps={steps} index={place.index} backTo={backTo} />
        <chakra.p srOnly role="status">
          Step {place.index + 1} of {steps.length}
        </chakra.p>
        <StepPanel key={step.id} audience={audience} place={place} />
        {!sent && (
          <>
            <KeepDraft draft={draft} />
            <LeaveForm earlier={earlier} />
          </>
        )}
      </chakra.div>
    </Formik>
  );
}
