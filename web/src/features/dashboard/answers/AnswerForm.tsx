import { chakra, Flex } from '@chakra-ui/react';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { NOT_STORED, type Draft } from '../../../lib/drafts.ts';
import { isVersionConflict, PRECONDITION_FAILED } from '../../../lib/mutation/outcome.ts';
import { useOutcome } from '../../../lib/mutation/useOutcome.ts';
import { Button } from '../../../ui/Button.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { TextAreaField } from '../../../ui/fields/TextAreaField.tsx';
import { FormAlert } from '../../../ui/Notice.tsx';
import { useAnswerFeedbackMutation } from './AnswerFeedback.generated.ts';
import type { OwnAnswersFragment } from './OwnAnswers.generated.ts';

/** A stage with the answer of the person. */
export type AnsweredStage = NonNullable<
  NonNullable<OwnAnswersFragment['progress']>['stages']
>[number];

/** Values of the form, and its draft. */
export interface AnswerDraft {
  text: string;
  /** Version of the feedback that the answer is about. */
  version: string;
}

const TOASTS = {
  key: 'answer',
  failure: { title: 'Your answer was not saved', detail: 'Please try again.' },
  handled: [PRECONDITION_FAILED],
};

interface AnswerFormProps {
  stage: AnsweredStage;
  draft: Draft<AnswerDraft>;
  /** Whether the field takes the focus when the form opens. */
  focuses: boolean;
  /** Called after a save and by Cancel; ends the draft. */
  onClose: () => void;
}

/** Form for the answer to the feedback of a stage. */
export function AnswerForm({ stage, draft, focuses, onClose }: AnswerFormProps) {
  const { run, busy } = useOutcome(useAnswerFeedbackMutation());
  const { answer } = stage;
  const saved = answer?.text ?? '';
  const { id: stageId, name } = stage.stage;
  // The live version may already be the one of newer feedback.
  const [opened] = useState(() => draft.read() ?? { text: saved, version: stage.version });
  const area = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focuses) area.current?.querySelector('textarea')?.focus();
  }, [focuses]);

  const send = async (values: AnswerDraft, form: FormikHelpers<AnswerDraft>) => {
    const { text, version } = values;
    const input = { stageId, text, ifVersion: version };
    const title = text.trim() === '' ? 'Your answer is removed.' : 'Your answer is saved';
    const { done, payload, userErrors } = await run({ input }, { ...TOASTS, success: { title } });
    if (done) {
      onClose();
      return;
    }
    const isConflict = isVersionConflict(userErrors);
    form.setStatus(isConflict);
    const present = payload?.person?.progress?.stages?.find(({ id }) => id === stage.id);
    if (isConflict && present) await form.setFieldValue('version', present.version);
  };
  return (
    <Formik<AnswerDraft> initialValues={opened} onSubmit={send}>
      {({ values, status, ...form }) => (
        <chakra.form
          ref={area}
          noValidate
          display="grid"
          gap="3"
          width="100%"
          maxW="measure"
          onSubmit={(event) => {
            event.preventDefault();
            if (!busy) void form.submitForm();
          }}
        >
          {status === true && (
            <FormAlert
              title="The feedback was saved again meanwhile"
              detail={
                answer?.isClosed
                  ? 'Your earlier answer stays as it is. Copy your words if you need them.'
                  : 'Read it, then send your answer again.'
              }
            />
          )}
          <TextAreaField
            name="text"
            label={`Your answer on ${name}`}
            hint="Your mentor and the administrators read it."
            rows={4}
            maxLength={1000}
          />
          <KeepAnswer draft={draft} saved={saved} />
          <Flex wrap="wrap" align="center" gap="3">
            <Button type="submit" tone="solid" size="sm" busy={busy}>
              {saved === '' ? 'Send' : 'Save'}
            </Button>
            <Button tone="outline" size="sm" disabled={busy} onClick={onClose}>
              Cancel
            </Button>
            {saved !== '' && (
              <Button
                tone="plain"
                size="sm"
                disabled={busy}
                onClick={() => void send({ ...values, text: '' }, form)}
              >
                Remove
              </Button>
            )}
            {draft.kept && (
              <Caption>{draft.isStored ? 'Draft kept on this device' : NOT_STORED}</Caption>
            )}
          </Flex>
        </chakra.form>
      )}
    </Formik>
  );
}

/** Stores a changed answer as a draft. */
function KeepAnswer({ draft, saved }: { draft: Draft<AnswerDraft>; saved: string }) {
  const { text, version } = useFormikContext<AnswerDraft>().values;
  useEffect(() => {
    if (text !== saved) draft.keep({ text, version });
    else draft.clear();
  }, [draft, saved, text, version]);
  return null;
}
