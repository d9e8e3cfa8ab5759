import { optionText } from '../../../lib/i18n/options.ts';
import { isolated } from '../../../lib/i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { chakra, Grid } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { useDraft } from '../../../lib/drafts.ts';
import { shortDate } from '../../../lib/format.ts';
import { useHasFeature } from '../../../lib/session/useHasFeature.ts';
import { Button } from '../../../ui/Button.tsx';
import { Caption } from '../../../ui/Caption.tsx';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { AnswerDraft, AnsweredStage } from './AnswerForm.tsx';

const AnswerForm = lazyPart(async () => (await import('./AnswerForm.tsx')).AnswerForm);

function isAnswerDraft(value: unknown): value is AnswerDraft {
  const { text, version } = Object(value) as Record<string, unknown>;
  return typeof text === 'string' && typeof version === 'string';
}

/** The person's answer below the feedback of a stage, and a form to write or change it. */
export function OwnAnswer({ stage }: { stage: AnsweredStage }) {
  const canAnswer = useHasFeature('SESSIONS');
  const { answer } = stage;
  const name = isolated(optionText(stage.stage.name));
  const draft = useDraft({ key: `answer:${stage.stage.id}`, form: 'Your answer' }, isAnswerDraft);
  const [isOpen, setOpen] = useState(draft.kept);
  // Whether the form was opened or closed here: a draft opens it without taking the focus.
  const [isToggled, setToggled] = useState(false);
  if (!canAnswer && !answer) return null;
  const toggle = (opens: boolean) => {
    setOpen(opens);
    setToggled(true);
  };
  const close = () => {
    draft.clear();
    toggle(false);
  };
  return (
    <Grid justifyItems="start" gap="2" minW="0">
      {answer && !isOpen && (
        <chakra.div borderInlineStart="line" paddingInlineStart="4" maxW="measure">
          <Caption>{t`Your answer, ${{ date: shortDate(answer.at) }}`}</Caption>
          <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
            <bdi>{answer.text}</bdi>
          </chakra.p>
          <Caption>{stateText(answer)}</Caption>
        </chakra.div>
      )}
      {canAnswer && !answer?.isClosed && !isOpen && (
        <Button
          tone="plain"
          size="sm"
          icon="pencil"
          // Aligns its icon with the text.
          marginInlineStart="-3"
          autoFocus={isToggled}
          aria-label={answer ? t`Change your answer on ${name}` : t`Answer on ${name}`}
          onClick={() => {
            toggle(true);
          }}
        >
          {answer ? t`Change your answer` : t`Answer`}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <AnswerForm stage={stage} draft={draft} focuses={isToggled} onClose={close} />
        </Suspense>
      )}
    </Grid>
  );
}

function stateText({ readAt, isClosed }: NonNullable<AnsweredStage['answer']>): string {
  const read = readAt === null ? t`Not read yet` : t`Read ${{ date: shortDate(readAt) }}`;
  return isClosed ? `${read}. ${t`The stage was saved since: the answer stays as it is.`}` : read;
}
