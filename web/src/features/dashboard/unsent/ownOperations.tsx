import { t } from '@lingui/core/macro';
import { isTickApplied } from '../../../lib/steps/isTickApplied.ts';
import type { UnsentChange } from '../../../lib/unsent/changes.ts';
import type { UnsentOperations } from '../../../lib/unsent/operations.ts';
import { useUnsent } from '../../../lib/unsent/useUnsent.ts';
import type { ClubAudience } from '../../../schema.generated.ts';
import { Button } from '../../../ui/Button.tsx';
import { DASHBOARDS } from '../dashboards.ts';
import { TickOwnStepDocument } from '../steps/TickOwnStep.generated.ts';
import { OWN_WORDS } from './ownWords.ts';

/** Removes a rejected change; a waiting one has no action but to be taken back. */
function CloseButton({ change }: { change: UnsentChange }) {
  const { store } = useUnsent();
  if (!change.problem) return null;
  return (
    <Button
      tone="plain"
      size="sm"
      onClick={() => {
        store.remove([change]);
      }}
    >
      {t`Close`}
    </Button>
  );
}

const operations: Omit<UnsentOperations, 'refetch'> = {
  entries: {
    TickAgreedStep: {
      mutation: TickOwnStepDocument,
      ...OWN_WORDS.TickAgreedStep,
      canTakeBack: true,
      actions: (change) => <CloseButton change={change} />,
    },
  },
  isApplied: isTickApplied,
};

/** What the own dashboard may send later. */
export const OWN_OPERATIONS: Record<ClubAudience, UnsentOperations> = {
  STUDENT: { ...operations, refetch: [DASHBOARDS.STUDENT] },
  EDUCATOR: { ...operations, refetch: [DASHBOARDS.EDUCATOR] },
};
