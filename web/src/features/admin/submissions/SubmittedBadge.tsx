import { Badge } from '../../../ui/Badge.tsx';

/** Badge for the submission of the form. */
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
