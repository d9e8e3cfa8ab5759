import { t } from '@lingui/core/macro';
import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { Draft } from '../../lib/drafts.ts';
import type { ClubAudience } from '../../schema.generated.ts';
import { AppHeader } from '../../ui/AppHeader.tsx';
import { LogoutButton } from '../../ui/LogoutButton.tsx';
import { PageShell } from '../../ui/PageShell.tsx';
import { DraftKept } from '../../lib/stepForm/DraftKept.tsx';

export const FORM_TITLES: Record<ClubAudience, () => string> = {
  STUDENT: () => t`Career form`,
  EDUCATOR: () => t`Professional form`,
};

interface FormShellProps {
  audience: ClubAudience;
  draft: Pick<Draft<unknown>, 'kept' | 'isStored'>;
  onLogout: () => void;
  children: ReactNode;
}

/** Layout of the form's page. */
export function FormShell({ audience, draft, onLogout, children }: FormShellProps) {
  const actions = (
    <>
      {draft.kept && (
        // On narrow screens the step bar shows it, because these actions are in a menu.
        <chakra.div hideBelow="lg" marginInlineEnd="2">
          <DraftKept isStored={draft.isStored} />
        </chakra.div>
      )}
      <LogoutButton onLogout={onLogout} />
    </>
  );
  return (
    <PageShell header={<AppHeader title={FORM_TITLES[audience]()} actions={actions} />}>
      {children}
    </PageShell>
  );
}
