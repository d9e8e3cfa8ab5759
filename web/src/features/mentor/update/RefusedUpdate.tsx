import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { LazyConfirmDialog } from '../../../ui/LazyConfirmDialog.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useProgressDraft } from './progressDraft.ts';
import type { Reopened } from './useCompare.ts';
import type { MentorUrl } from '../list/useMentorUrl.ts';
import type { WaitingUpdate } from '../outbox/updates.ts';
import { useOutbox } from '../outbox/useOutbox.ts';

interface RefusedUpdateProps {
  update: WaitingUpdate;
  url: MentorUrl;
}

/** An update that the server rejected; it can be reopened in the form as a draft, or discarded. */
export function RefusedUpdate({ update, url }: RefusedUpdateProps) {
  const { input, personName, stageName, keptAt, problem } = update;
  const { remove } = useOutbox();
  const draft = useProgressDraft(input.personId);
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const reopen = () => {
    // Keeps feedback that was written for the stage meanwhile.
    const texts = [input.feedback ?? '', draft.read(input.stageId)?.feedback ?? ''];
    draft.keep(
      {
        feedback: [...new Set(texts.map((text) => text.trim()))].filter(Boolean).join('\n\n'),
        status: input.status ?? 'IN_PROGRESS',
        version: input.ifVersion ?? null,
        keptAt,
      },
      input.stageId,
    );
    remove(update.id);
    const state: Reopened = { reopened: update.id, isConflict: problem?.isConflict ?? false };
    void navigate(url.toPerson(input.personId, input.stageId), { state });
  };
  return (
    <chakra.div
      role="alert"
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      paddingBlock="2"
      paddingInline="4"
      borderRadius="2"
      bg="brick-soft"
      color="brick"
      textStyle="small"
    >
      <Icon name="alert" size="target" />
      <chakra.div flex="1" minW="12rem">
        <b>1 update needs you</b>
        <chakra.p color="ink-soft">
          {problem?.isConflict
            ? `${stageName} of ${personName} was saved meanwhile.`
            : `${stageName} of ${personName} was not saved. ${problem?.message ?? ''}`}
        </chakra.p>
        {input.feedback && (
          <chakra.p color="ink" whiteSpace="pre-line" overflowWrap="anywhere">
            {input.feedback}
          </chakra.p>
        )}
      </chakra.div>
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
    </chakra.div>
  );
}
