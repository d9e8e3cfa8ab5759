import { t } from '@lingui/core/macro';
import { chakra, Flex, Grid } from '@chakra-ui/react';
import { Form, Formik, useFormikContext } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { interests } from '../../content/interests.ts';
import type { Draft } from '../../lib/drafts.ts';
import { LeaveStepForm } from '../../lib/stepForm/LeaveStepForm.tsx';
import { useStep } from '../../lib/stepForm/useStep.ts';
import { useStepFocus } from '../../lib/stepForm/useStepFocus.ts';
import { Button } from '../../ui/Button.tsx';
import { BusyFieldset } from '../../ui/fields/BusyFieldset.tsx';
import { ChoiceField } from '../../ui/fields/ChoiceField.tsx';
import { useFocusFirstError } from '../../ui/fields/useFocusFirstError.ts';
import { MiniStones } from '../../ui/MiniStones.tsx';
import {
  firstOpenStep,
  missingIn,
  NO_ANSWERS,
  STEPS,
  type Answers,
  type InterestStep,
  type StoredAnswers,
} from './answers.ts';
import { NotSent } from './NotSent.tsx';
import { useSendInterests, type SendProblem } from './useSendInterests.ts';

type Steps = [InterestStep, ...InterestStep[]];

const problemsOf = (step: InterestStep, answers: Answers) =>
  Object.fromEntries(missingIn(step, answers).map((id) => [id, t`Please choose one.`]));

interface InterestFormProps {
  draft: Draft<StoredAnswers>;
  /** Called when the result has arrived. */
  onSent: () => void;
}

/**
 * The thirty statements, five a step. The last step sends the answers. What is in
 * content/interests.ts is in English until a person has signed a translation.
 */
export function InterestForm({ draft, onSent }: InterestFormProps) {
  const first = { ...NO_ANSWERS, ...draft.read()?.answers };
  const place = useStep(STEPS as Steps, firstOpenStep(first), true);
  const { step, after } = place;
  const area = useRef<HTMLDivElement>(null);
  useStepFocus(area, step.id);
  const send = useSendInterests();
  // The answers of a sent form are no draft, and leaving it needs no confirmation.
  const [isSent, setSent] = useState(false);
  return (
    <Formik
      initialValues={first}
      validate={(answers) => problemsOf(step, answers)}
      onSubmit={async (answers, form) => {
        form.setStatus(undefined);
        await form.setTouched({}, false);
        if (after) {
          await place.goTo(after);
          return;
        }
        const problem = await send(answers);
        if (problem) {
          form.setStatus(problem);
          return;
        }
        flushSync(() => {
          setSent(true);
        });
        draft.clear();
        await place.rewind();
        onSent();
      }}
    >
      <div ref={area}>
        <StepOfStatements key={step.id} place={place} draft={draft} />
        {!isSent && <KeepAnswers draft={draft} />}
      </div>
    </Formik>
  );
}

interface StepProps {
  place: ReturnType<typeof useStep<InterestStep>>;
  draft: Draft<StoredAnswers>;
}

function StepOfStatements({ place: { index, step, before, after, goTo }, draft }: StepProps) {
  const form = useRef<HTMLFormElement>(null);
  const formik = useFormikContext<Answers>();
  const { values, isSubmitting } = formik;
  const problem = formik.status as SendProblem | undefined;
  useFocusFirstError(form);
  const [number, total] = [index + 1, STEPS.length];
  const words = t`Step ${number} of ${total}`;
  return (
    <chakra.div asChild bg="surface" border="line" borderRadius="3" minW="0" overflow="clip">
      <Form ref={form} noValidate>
        <Flex
          justify="space-between"
          align="center"
          gap="3"
          padding={{ base: '4', lg: '5' }}
          borderBottom="line"
        >
          <chakra.h2 tabIndex={-1} outline="none" scrollMarginTop="4" textStyle="card">
            {words}
          </chakra.h2>
          <MiniStones
            done={STEPS.map((one) => missingIn(one, values).length === 0)}
            current={index}
            label={words}
          />
        </Flex>
        <BusyFieldset busy={isSubmitting} display="grid" gap="5" padding={{ base: '4', lg: '6' }}>
          {step.statements.map(({ id, text }) => (
            <ChoiceField
              key={id}
              name={id}
              lang="en"
              label={text}
              options={interests.answers}
              isWide
            />
          ))}
          {!after && <p lang="en">{interests.readers}</p>}
          {problem && <NotSent problem={problem} isStored={draft.isStored} />}
        </BusyFieldset>
        <Grid
          templateColumns={before ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr)'}
          gap="3"
          padding={{ base: '4', lg: '5' }}
          bg="sunk"
        >
          {before && (
            <Button
              icon="chevron-left"
              tone="outline"
              disabled={isSubmitting}
              onClick={() => void goTo(before)}
            >
              {t`Back`}
            </Button>
          )}
          {(problem === undefined || problem === 'FAILED') && (
            <Button type="submit" tone="go" busy={isSubmitting}>
              {after ? t`Next` : problem ? t`Try Again` : t`Send my answers`}
            </Button>
          )}
        </Grid>
      </Form>
    </chakra.div>
  );
}

/** Stores the answers as a draft as soon as there is one, and asks before the page is left. */
function KeepAnswers({ draft }: { draft: Draft<StoredAnswers> }) {
  const { values: answers } = useFormikContext<Answers>();
  const hasAnswers = Object.values(answers).some((value) => value !== '');
  useEffect(() => {
    if (hasAnswers) draft.keep({ version: interests.version, answers });
  }, [draft, hasAnswers, answers]);
  return (
    <LeaveStepForm hasUnsent={hasAnswers} isStored={draft.isStored} stay={t`Keep answering`} />
  );
}
