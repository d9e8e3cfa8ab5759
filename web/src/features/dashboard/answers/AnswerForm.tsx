import { optionText } from '../../../lib/i18n/options.ts';
import { isolated } from '../../../lib/i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { chakra, Flex } from '@chakra-ui/react';
import { Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { notStored, type Draft } from '../../../lib/drafts.ts';
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

const toasts = () => ({
  key: 'answer',
  failure: { title: t`Your answer was not saved`, detail: t`Please try again.` },
  handled: [PRECONDITION_FAILED],
});

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
    const title = text.trim() === '' ? t`Your answer is removed.` : t`Your answer is saved`;
    const { done, payload, userErrors } = await run({ input }, { ...toasts(), success: { title } });
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
              title={t`The feedback was saved again meanwhile`}
              detail={
                answer?.isClosed
                  ? t`Your earlier answer stays as it is. Copy your words if you need them.`
                  : t`Read it, then send your answer again.`
              }
            />
          )}
          <TextAreaField
            name="text"
            label={t`Your answer on ${{ stage: isolated(optionText(name)) }}`}
            hint={t`Your mentor and the administrators read it.`}
            rows={4}
            maxLength={1000}
          />
          <KeepAnswer draft={draft} saved={saved} />
          <Flex wrap="wrap" align="center" gap="3">
            <Button type="submit" tone="solid" size="sm" busy={busy}>
              {saved === '' ? t`Send` : t`Save`}
            </Button>
            <Button tone="outline" size="sm" disabled={busy} onClick={onClose}>
              {t`Cancel`}
            </Button>
            {saved !== '' && (
              <Button
                tone="plain"
                size="sm"
                disabled={busy}
                onClick={() => void send({ ...values, text: '' }, form)}
              >
                {t`Remove`}
              </Button>
            )}
            {draft.kept && (
              <Caption>{draft.isStored ? t`Draft kept on this device` : notStored()}</Caption>
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
