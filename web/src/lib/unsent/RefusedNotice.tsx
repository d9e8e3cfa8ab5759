import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { UnsentChange } from './changes.ts';
import { useUnsent } from './useUnsent.ts';

interface RefusedNoticeProps {
  change: UnsentChange;
  title: string;
  detail: string;
  /** Label of the button that removes the change from this device. */
  action: string;
}

/** A change that the server rejected; it is shown until it is removed. */
export function RefusedNotice({ change, title, detail, action }: RefusedNoticeProps) {
  const { remove } = useUnsent();
  return (
    <Notice
      role="alert"
      hue="brick"
      icon="alert"
      title={title}
      detail={detail}
      action={
        <Button
          tone="plain"
          size="sm"
          onClick={() => {
            remove(change.id);
          }}
        >
          {action}
        </Button>
      }
    />
  );
}
