import { Badge } from '../../../ui/Badge.tsx';

/** Whether a form was sent. */
export function SubmittedBadge({ submitted }: { submitted: boolean | null }) {
  return submitted ? (
    <Badge hue="leaf" icon="check">
      Submitted
    </Badge>
  ) : (
    <Badge hue="ochre" icon="clock">
      Pending
    </Badge>
  );
}
