import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';
import { useBlocker } from '../routing/useBlocker.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

const FIELD = 'input, select, textarea';

interface LeaveQuestionProps {
  title: string;
  description: string;
  /** The words on the button that keeps the reader here. */
  stay: string;
  /** Whether a step from one address to another has to be asked about. */
  when: (from: Location, to: Location) => boolean;
}

/** Asks before a form is left; who stays goes on in the field where they were. */
export function LeaveQuestion({ title, description, stay, when }: LeaveQuestionProps) {
  const field = useRef<HTMLElement>(null);
  const blocked = useBlocker(when);
  useEffect(() => {
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.matches(FIELD)) field.current = target;
    };
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
  const keep = () => blocked?.stay();
  return (
    <Dialog
      role="alertdialog"
      open={blocked !== null}
      onClose={keep}
      returnTo={() => (field.current?.isConnected ? field.current : null)}
      title={title}
      description={description}
      footer={
        <>
          <Button tone="outline" onClick={() => blocked?.proceed()}>
            Leave
          </Button>
          <Button data-autofocus onClick={keep}>
            {stay}
          </Button>
        </>
      }
    />
  );
}
