import { t } from '@lingui/core/macro';
import { notStored } from '../../lib/drafts.ts';
import { Button } from '../../ui/Button.tsx';
import { reloadPage } from '../../ui/lazyPart.ts';
import { FormAlert, Notice } from '../../ui/Notice.tsx';
import { ConsentFirst } from './ConsentFirst.tsx';
import type { SendProblem } from './useSendInterests.ts';

interface NotSentProps {
  problem: SendProblem;
  /** Whether the browser stores the draft. */
  isStored: boolean;
}

/** Why the answers were not sent, with what to do. */
export function NotSent({ problem, isStored }: NotSentProps) {
  const kept = isStored ? t`Your answers are kept on this device.` : notStored();
  if (problem === 'CONSENT') return <ConsentFirst />;
  if (problem === 'FAILED') return <FormAlert title={t`Not sent. ${kept}`} />;
  return (
    <Notice
      role="alert"
      hue="ochre"
      icon="alert"
      title={t`These questions have changed`}
      detail={t`Reload the page for the new ones. ${kept}`}
      action={
        <Button size="sm" tone="outline" onClick={reloadPage}>
          {t`Reload`}
        </Button>
      }
    />
  );
}
