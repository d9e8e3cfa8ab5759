import { Badge } from '../../ui/Badge.tsx';
import { TextLink } from '../../ui/TextLink.tsx';

/** Number of pending updates with a link to these people; renders nothing without any. */
export function PendingNote({ pending }: { pending: number }) {
  if (pending === 0) return null;
  return (
    <>
      <Badge hue="ochre" icon="clock">
        {`${pending} Pending ${pending === 1 ? 'Update' : 'Updates'}`}
      </Badge>
      <TextLink to="/mentor?tab=update&show=waiting&sort=waiting">Who is waiting</TextLink>
    </>
  );
}
