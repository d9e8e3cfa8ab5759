import { t } from '@lingui/core/macro';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useBlocker, type Location } from 'react-router-dom';
import { Button } from '../ui/Button.tsx';
import { lazyPart } from '../ui/lazyPart.ts';

const Dialog = lazyPart(async () => (await import('../ui/Dialog.tsx')).Dialog);

const FIELD = 'input, select, textarea';

interface LeaveDialogProps {
  title: string;
  description: string;
  /** Label of the button that cancels the navigation. */
  stay: string;
  /** Whether this navigation needs a confirmation. */
  when: (from: Location, to: Location) => boolean;
}

/**
 * Asks for confirmation before a navigation leaves a form. After cancelling, the focus returns to
 * the field.
 */
export function LeaveDialog({ title, description, stay, when }: LeaveDialogProps) {
  const field = useRef<HTMLElement>(null);
  // Loads the dialog when a field first gets the focus.
  const [isUsed, setIsUsed] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    when(currentLocation, nextLocation),
  );
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || !target.matches(FIELD)) return;
      field.current = target;
      setIsUsed(true);
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  const keep = () => blocker.reset?.();
  if (!isUsed && blocker.state !== 'blocked') return null;
  return (
    <Suspense>
      <Dialog
        role="alertdialog"
        open={blocker.state === 'blocked'}
        onClose={keep}
        returnTo={() => (field.current?.isConnected ? field.current : null)}
        title={title}
        description={description}
        footer={
          <>
            <Button tone="outline" onClick={() => blocker.proceed?.()}>
              {t`Leave`}
            </Button>
            <Button data-autofocus onClick={keep}>
              {stay}
            </Button>
          </>
        }
      />
    </Suspense>
  );
}
