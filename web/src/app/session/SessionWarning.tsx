import { Suspense, useState } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { useNearEnd } from './useNearEnd.ts';

const SessionWarningDialog = lazyPart(
  async () => (await import('./SessionWarningDialog.tsx')).SessionWarningDialog,
);

/** An end that moved by less is the same: each response states it in whole seconds. */
const SAME_END_MS = 5_000;

/** Warns two minutes before the session ends. */
export function SessionWarning() {
  const near = useNearEnd();
  // Kept for the exit animation.
  const [last, setLast] = useState(near);
  if (near && near !== last) setLast(near);
  const [dismissed, setDismissed] = useState<number | null>(null);
  const isDismissed =
    near !== null && dismissed !== null && Math.abs(near.at - dismissed) < SAME_END_MS;
  return (
    last && (
      <Suspense>
        <SessionWarningDialog
          open={near !== null && !isDismissed}
          end={last}
          onDismiss={() => {
            setDismissed(last.at);
          }}
        />
      </Suspense>
    )
  );
}
