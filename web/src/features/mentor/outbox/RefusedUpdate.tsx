import { chakra } from '@chakra-ui/react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useProgressDraft } from '../update/progressDraft.ts';
import type { Reopened } from '../update/useCompare.ts';
import type { MentorAddress } from '../useMentorAddress.ts';
import type { WaitingUpdate } from './updates.ts';
import { useOutbox } from './useOutbox.ts';

interface RefusedUpdateProps {
  update: WaitingUpdate;
  address: MentorAddress;
}

/** An update that the server refused: goes back into the form as a draft, or is discarded. */
export function RefusedUpdate({ update, address }: RefusedUpdateProps) {
  const { input, personName, stageName, keptAt, problem } = update;
  const { remove } = useOutbox();
  const draft = useProgressDraft(input.personId);
  const navigate = useNavigate();
  const reopen = () => {
    draft.keep(
      {
        feedback: input.feedback ?? '',
        status: input.status ?? 'IN_PROGRESS',
        version: input.ifVersion ?? null,
        keptAt,
      },
      input.stageId,
    );
    remove(update.id);
    const state: Reopened = { reopened: update.id, isConflict: problem?.isConflict ?? false };
    void navigate(address.toPerson(input.personId, input.stageId), { state });
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
      </chakra.div>
      <Button tone="plain" size="sm" onClick={reopen}>
        {problem?.isConflict ? 'Compare' : 'Open'}
      </Button>
      {!problem?.isConflict && (
        <Button
          tone="plain"
          size="sm"
          onClick={() => {
            remove(update.id);
          }}
        >
          Discard
        </Button>
      )}
    </chakra.div>
  );
}
