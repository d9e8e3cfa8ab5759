import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { UPDATE_PROGRESS, type UnsentChange } from '../../../lib/unsent/changes.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import { Button } from '../../../ui/Button.tsx';
import { LazyConfirmDialog } from '../../../ui/LazyConfirmDialog.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { inputOf, targetOf } from '../changes/mentorChanges.ts';
import { useMentorUrl } from '../list/useMentorUrl.ts';
import { isSessionChanged, sessionValues } from '../session/sessionValues.ts';
import { useStepDraft } from '../steps/useAgreedSteps.ts';
import { EMPTY_DRAFT, useProgressDraft, type StoredDraft } from './progressDraft.ts';

/** History state of a link that reopens a rejected change in the form. */
export interface Reopened {
  /** Id of the change. */
  reopened: string;
  /** The draft conflicts with a newer version. */
  isConflict: boolean;
}

/** Link to the person of a waiting change; of a rejected one, buttons that reopen or discard it. */
export function ChangeActions({ change }: { change: UnsentChange }) {
  const url = useMentorUrl();
  const { personId, stageId } = targetOf(change);
  const to = url.toPerson(personId, stageId);
  if (!change.problem) return <TextLink to={to}>Open</TextLink>;
  return <RefusedActions change={change} to={to} problem={change.problem} />;
}

interface RefusedActionsProps {
  change: UnsentChange;
  to: string;
  problem: NonNullable<UnsentChange['problem']>;
}

function RefusedActions({ change, to, problem }: RefusedActionsProps) {
  const { store } = useUnsent();
  const restore = useRestore(change);
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const isUpdate = change.operation === UPDATE_PROGRESS;
  const isConflict = isUpdate && problem.isConflict;
  const discard = () => {
    store.remove([change]);
  };
  return (
    <>
      {!problem.isGone && (
        <Button
          tone="plain"
          size="sm"
          onClick={() => {
            if (restore()) discard();
            const state: Reopened = { reopened: change.id, isConflict };
            void navigate(to, { state });
          }}
        >
          {isConflict ? 'Compare' : 'Open'}
        </Button>
      )}
      {!isConflict && (
        <Button
          tone="plain"
          size="sm"
          onClick={() => {
            if (isUpdate) setAsks(true);
            else discard();
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
        title={`Discard the update of ${change.person}?`}
        consequence={`What you wrote for ${change.stage} is deleted from this device.`}
        confirm="Discard"
        onConfirm={discard}
      />
    </>
  );
}

/**
 * Moves what was typed back into the form, as a draft.
 *
 * @returns whether it did: not for a tick, and not over what was typed meanwhile
 */
function useRestore(change: UnsentChange): () => boolean {
  const { personId } = targetOf(change);
  const draft = useProgressDraft(personId);
  const stepDraft = useStepDraft(personId);
  return () => {
    const stored: StoredDraft = draft.read() ?? EMPTY_DRAFT;
    const { keptAt } = change;
    switch (change.operation) {
      case 'UpdateProgress': {
        const input = inputOf('UpdateProgress', change);
        // Keeps feedback that was written for the person meanwhile.
        const texts = [input.feedback ?? '', stored.feedback].map((text) => text.trim());
        draft.keep({
          ...stored,
          stageId: input.stageId,
          feedback: [...new Set(texts)].filter(Boolean).join('\n\n'),
          status: input.status ?? 'IN_PROGRESS',
          version: input.ifVersion ?? null,
          keptAt,
        });
        return true;
      }
      case 'SetNextSession': {
        const { at, place = null } = inputOf('SetNextSession', change);
        const session = sessionValues({ at, place });
        // The form drops a session whose time is over.
        if (stored.session || !isSessionChanged(session, sessionValues(null))) return false;
        draft.keep({ ...stored, session, keptAt: stored.keptAt || keptAt });
        return true;
      }
      case 'AddAgreedStep': {
        const { text, dueOn } = inputOf('AddAgreedStep', change);
        if (stepDraft.read()) return false;
        stepDraft.keep({ text, dueOn: dueOn ?? '' });
        return true;
      }
      default:
        return false;
    }
  };
}
