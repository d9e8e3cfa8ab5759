import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { LazyConfirmDialog } from '../../../ui/LazyConfirmDialog.tsx';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { WaitingUpdate } from '../outbox/updates.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { useProgressDraft } from './progressDraft.ts';

/** History state of a link that reopens a rejected update in the form. */
export interface Reopened {
  /** Id of the update. */
  reopened: string;
  /** The draft conflicts with a newer version. */
  isConflict: boolean;
}

interface RefusedUpdateProps {
  update: WaitingUpdate;
  url: MentorUrl;
}

/** An update that the server rejected; it can be reopened in the form as a draft, or discarded. */
export function RefusedUpdate({ update, url }: RefusedUpdateProps) {
  const { input, personName, stageName, keptAt, problem } = update;
  const { remove } = useUnsent();
  const draft = useProgressDraft(input.personId);
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const reopen = () => {
    // Keeps feedback that was written for the person meanwhile.
    const { feedback = '', session } = draft.read() ?? {};
    const texts = [input.feedback ?? '', feedback];
    draft.keep({
      stageId: input.stageId,
      feedback: [...new Set(texts.map((text) => text.trim()))].filter(Boolean).join('\n\n'),
      status: input.status ?? 'IN_PROGRESS',
      version: input.ifVersion ?? null,
      ...(session && { session }),
      keptAt,
    });
    remove(update.id);
    const state: Reopened = { reopened: update.id, isConflict: problem?.isConflict ?? false };
    void navigate(url.toPerson(input.personId, input.stageId), { state });
  };
  return (
    <Notice
      role="alert"
      hue="brick"
      icon="alert"
      title="1 update failed"
      detail={
        <>
          <p>
            {problem?.isConflict
              ? `${stageName} of ${personName} was saved meanwhile.`
              : `${stageName} of ${personName} was not saved. ${problem?.message ?? ''}`}
          </p>
          {input.feedback && (
            <chakra.p color="ink" whiteSpace="pre-line">
              {input.feedback}
            </chakra.p>
          )}
        </>
      }
      action={
        <>
          {!problem?.isGone && (
            <Button tone="plain" size="sm" onClick={reopen}>
              {problem?.isConflict ? 'Compare' : 'Open'}
            </Button>
          )}
          {!problem?.isConflict && (
            <Button
              tone="plain"
              size="sm"
              onClick={() => {
                setAsks(true);
              }}
            >
              Discard
            </Button>
          )}
          <LazyConfirmDialog
            open={asks}
            onClose={() => {
              setAsks(false);
            }}
            title={`Discard the update of ${personName}?`}
            consequence={`What you wrote for ${stageName} is deleted from this device.`}
            confirm="Discard"
            onConfirm={() => {
              remove(update.id);
            }}
          />
        </>
      }
    />
  );
}
