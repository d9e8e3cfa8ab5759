import { isolated } from '../i18n/formats.ts';
import { t } from '@lingui/core/macro';
import { Button } from '../../ui/Button.tsx';
import type { UnsentChange } from './changes.ts';
import { useUnsent } from './useUnsent.ts';

interface TakeBackProps {
  /** Waiting changes that are removed together. */
  changes: readonly UnsentChange[];
  /** Moves the focus, because this button is removed. */
  onTakenBack?: () => void;
}

/** Button beside 'Waiting', which removes changes that were not sent yet. */
export function TakeBack({ changes, onTakenBack }: TakeBackProps) {
  const { sending, takeBack, wordsOf } = useUnsent();
  const names = changes.map(wordsOf).map(({ title, text }) => `${isolated(title)}: ${text}`);
  return (
    <Button
      tone="plain"
      size="sm"
      disabled={sending !== null}
      aria-label={t`Take back ${{ names: names.join(', ') }}`}
      onClick={() => {
        takeBack(changes);
        onTakenBack?.();
      }}
    >
      {t`Take back`}
    </Button>
  );
}
