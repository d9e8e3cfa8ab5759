import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useNearEnd } from './useNearEnd.ts';

const SessionWarningDialog = lazyPart(
  async () => (await import('./SessionWarningDialog.tsx')).SessionWarningDialog,
);

/** Warns two minutes before the session ends. */
export function SessionWarning() {
  const near = useNearEnd();
  // Kept for the exit animation.
  const [last, setLast] = useState(near);
  if (near && near !== last) setLast(near);
  const [dismissed, setDismissed] = useState<number | null>(null);
  return (
    last && (
      <Suspense>
        <SessionWarningDialog
          open={near !== null && near.at !== dismissed}
          end={last}
          onDismiss={() => {
            setDismissed(last.at);
          }}
        />
      </Suspense>
    )
  );
}
