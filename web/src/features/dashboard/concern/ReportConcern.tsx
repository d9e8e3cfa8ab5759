import { t } from '@lingui/core/macro';
import { Suspense } from 'react';
import { concern } from '../../../content/concern.ts';
import { useHasFeature } from '../../../lib/session/useHasFeature.ts';
import { useUrlDialog } from '../../../lib/url/useUrlDialog.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import type { Guide } from '../dashboards.ts';
import { QuickButton } from '../QuickActions.tsx';

const ConcernDialog = lazyPart(async () => (await import('./ConcernDialog.tsx')).ConcernDialog);

/** Button and dialog to report a concern; absent where the backend takes none. */
export function ReportConcern({ guide }: { guide: Guide }) {
  const dialog = useUrlDialog('dialog');
  if (!useHasFeature('CONCERNS')) return null;
  return (
    <>
      <QuickButton
        icon="alert"
        title={t`Report a concern`}
        note={<span lang="en">{concern.readers(guide)}</span>}
        onClick={() => {
          dialog.open('concern');
        }}
      />
      {dialog.value === 'concern' && (
        <Suspense>
          <ConcernDialog guide={guide} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
