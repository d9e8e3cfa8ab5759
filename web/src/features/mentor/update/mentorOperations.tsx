import type { DocumentNode } from '@apollo/client';
import { isTickApplied } from '../../../lib/steps/isTickApplied.ts';
import type { UnsentOperation, UnsentOperations } from '../../../lib/unsent/operations.ts';
import { AddAgreedStepDocument } from '../changes/AddAgreedStep.generated.ts';
import { CancelNextSessionDocument } from '../changes/CancelNextSession.generated.ts';
import { MENTOR_WORDS } from '../changes/mentorWords.ts';
import type { MentorOperation } from '../changes/mentorChanges.ts';
import { MissNextSessionDocument } from '../changes/MissNextSession.generated.ts';
import { rebase } from '../changes/rebase.ts';
import { RemoveAgreedStepDocument } from '../changes/RemoveAgreedStep.generated.ts';
import { SetNextSessionDocument } from '../changes/SetNextSession.generated.ts';
import { TickAgreedStepDocument } from '../changes/TickAgreedStep.generated.ts';
import { UpdateAgreedStepDocument } from '../changes/UpdateAgreedStep.generated.ts';
import { UpdateProgressDocument } from '../changes/UpdateProgress.generated.ts';
import { MentorDashboardDocument } from '../list/MentorDashboard.generated.ts';
import { ChangeActions } from './ChangeActions.tsx';

const entry = (operation: MentorOperation, mutation: DocumentNode): UnsentOperation => ({
  mutation,
  ...MENTOR_WORDS[operation],
  // The feedback of an update would be lost; another save replaces it.
  canTakeBack: operation !== 'UpdateProgress',
  actions: (change) => <ChangeActions change={change} />,
});

/** What the mentor's screen may send later. */
export const MENTOR_OPERATIONS: UnsentOperations = {
  entries: {
    AddAgreedStep: entry('AddAgreedStep', AddAgreedStepDocument),
    CancelNextSession: entry('CancelNextSession', CancelNextSessionDocument),
    MissNextSession: entry('MissNextSession', MissNextSessionDocument),
    RemoveAgreedStep: entry('RemoveAgreedStep', RemoveAgreedStepDocument),
    SetNextSession: entry('SetNextSession', SetNextSessionDocument),
    TickAgreedStep: entry('TickAgreedStep', TickAgreedStepDocument),
    UpdateAgreedStep: entry('UpdateAgreedStep', UpdateAgreedStepDocument),
    UpdateProgress: entry('UpdateProgress', UpdateProgressDocument),
  } satisfies Record<MentorOperation, UnsentOperation>,
  refetch: [MentorDashboardDocument],
  isApplied: isTickApplied,
  rebase,
};
